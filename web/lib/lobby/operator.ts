/** The operator's routes over HTTP. The token is exchanged for a cookie that no script can read. */
import type { LoggedIn, Overview, ServerInfo } from '$lib/protocol.gen';
import { json } from './lobby';

/** Do something, and show what came of it; whether it was done. */
export type Act = (deed: () => Promise<Overview>) => Promise<boolean>;

const at = (rest = ''): string => `/api/operator${rest}`;
const ofTable = (code: string, deed: 'close' | 'remove'): string => at(`/tables/${encodeURIComponent(code)}/${deed}`);

export const logIn = (token: string): Promise<LoggedIn> => json('POST', at('/login'), { token });
export const logOut = (): Promise<LoggedIn> => json('POST', at('/logout'));
export const overview = (): Promise<Overview> => json('GET', at());
export const closeTable = (code: string): Promise<Overview> => json('POST', ofTable(code, 'close'));
export const removePerson = (code: string, seat: number): Promise<Overview> =>
  json('POST', ofTable(code, 'remove'), { seat });
export const ban = (address: string, minutes: number): Promise<Overview> =>
  json('POST', at('/bans'), { address, minutes });
export const liftBan = (address: string): Promise<Overview> => json('POST', at('/bans/lift'), { address });
export const tellAll = (text: string, minutes: number): Promise<Overview> =>
  json('POST', at('/notice'), { text, minutes });

/** What this server keeps and allows: for anyone. */
export const serverInfo = (): Promise<ServerInfo> => json('GET', '/api/server');
