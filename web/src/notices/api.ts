/** The HTTP endpoints of notices: those of a seat, or of all seats of an account. */
import { call } from '../lib/api';
import type { NoticeSettings } from '../wire/NoticeSettings';
import type { Target } from '../wire/Target';

export type Kind = Target['kind'];

/** Where the notices of one seat, or of an account, are asked for. */
export interface Desk {
  path: string;
  token: string | null;
}

export const deskOfSeat = (table: string, token: string): Desk => ({ path: `/api/tables/${table}/notices`, token });
export const deskOfAccount: Desk = { path: '/api/account/notices', token: null };

export const settingsOf = ({ path, token }: Desk): Promise<NoticeSettings> => call('GET', path, token);
export const turnOn = ({ path, token }: Desk, target: Target): Promise<null> => call('POST', path, token, target);
export const turnOff = ({ path, token }: Desk, kind: Kind): Promise<null> => call('DELETE', `${path}/${kind}`, token);
export const tryOne = ({ path, token }: Desk, kind: Kind): Promise<null> => call('POST', `${path}/${kind}/try`, token);
