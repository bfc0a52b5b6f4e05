/** Where notices arrive in tests: a webhook, a push service and a mail server, all of the test's own. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createLine, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'vitest';

interface Arrived {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface Post {
  home: string;
  arrived: Arrived[];
  close: () => void;
}

/** Takes whatever is posted to it. */
export async function postOffice(): Promise<Post> {
  const arrived: Arrived[] = [];
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { home: `http://127.0.0.1:${port}`, arrived, close: () => server.close() };
}

/** A mail server that takes every mail. */
export async function mailOffice(): Promise<{ port: number; mails: string[]; close: () => void }> {
  const mails: string[] = [];
  const server = createLine((socket: Socket) => {
    let mail: string | null = null;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      rest += String(bytes);
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail !== null && line !== '.') mail += `${line}\n`;
        else if (mail !== null) {
          mails.push(mail);
          mail = null;
          socket.write('250 taken\r\n');
        } else if (/^data/i.test(line)) {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 well\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, mails, close: () => server.close() };
}

/** A browser's keys for push, and how a message sealed for them is read (RFC 8291). */
export function pushKeys(): { p256dh: string; auth: string; read: (body: Buffer) => string } {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const size = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + size);
    const sealed = body.subarray(21 + size);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return String(open.subarray(0, open.lastIndexOf(2)));
  };
  return { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url'), read };
}

/** Neither a card nor a strength nor a secret link. */
export function expectDiscreet(payload: string): void {
  expect(payload).not.toMatch(/[shcd]\d+\.\d|reserve\.|#[0-9a-f]{8}|"troops"|"armies"|"cards"|token/i);
}
