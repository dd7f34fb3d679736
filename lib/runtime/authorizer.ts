import { type Authorizer, authorizer } from '../access/authorizer.ts';
import { KnownKeys } from '../access/known-keys.ts';
import { tokenVerifier } from '../access/tokens.ts';
import { openConnection } from '../store/dynamodb/connection.ts';
import { openKeys } from '../store/dynamodb/keys.ts';
import { cloudWatchAccessObserver } from './access-observer.ts';
import { keysTable, optionalRoutes, tokenSettings } from './access-settings.ts';

/** Composes the authorizer's function from its environment. */
export function openAuthorizer(environment: Readonly<Record<string, string | undefined>> = process.env): Authorizer {
  loadAhead();
  const nowMs = Date.now;
  const tokens = tokenSettings(environment);
  return authorizer({
    keys: new KnownKeys(openKeys(keysTable(environment)), nowMs),
    verifyToken: tokens && tokenVerifier(tokens, nowMs),
    optionalRoutes: optionalRoutes(environment),
    observer: cloudWatchAccessObserver('authorizer'),
    nowMs,
  });
}

/** Every instance needs the table; what goes wrong here is told when it is asked. */
function loadAhead(): void {
  openConnection().catch(() => undefined);
}
