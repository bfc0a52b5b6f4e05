/** This browser's address for push messages. */
import { canInstall } from '../lib/install';
import { say } from '../lib/language.svelte';
import type { Subscription } from '../wire/Subscription';

export const canPush = (): boolean => canInstall() && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Bytes written in base64url, as the server writes its key. */
export function readKey(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function writeKey(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Asks the reader for leave, once; the reason is a sentence if there is none. */
export async function subscribe(serverKey: string): Promise<Subscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const wish = { userVisibleOnly: true, applicationServerKey: readKey(serverKey) };
  const made =
    known ??
    (await pushManager.subscribe(wish).catch(() => {
      throw new Error(say(Notification.permission === 'denied' ? 'notice-push-forbidden' : 'notice-push-failed'));
    }));
  return { endpoint: made.endpoint, p256dh: writeKey(made.getKey('p256dh')), auth: writeKey(made.getKey('auth')) };
}
