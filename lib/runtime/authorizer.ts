import { type Authorizer, authorizer } from '../access/authorizer.ts';
import { KnownKeys } from '../access/known-keys.ts';
import { tokenVerifier } from '../access/tokens.ts';
import { type Warmable, warmable } from '../http/warm-up.ts';
import { openConnection } from '../store/dynamodb/connection.ts';
import { openKeys } from '../store/dynamodb/keys.ts';
import { cloudWatchAccessObserver } from './access-observer.ts';
import { keysTable, optionalRoutes, tokenSettings } from './access-settings.ts';
import { warmUpObserver } from './warm-up.ts';

const NAME = 'authorizer';

/** No key has it, as those of keys begin otherwise: to look for it is to reach the table. */
const NOBODY = 'warm-up';

/** Composes the authorizer's function from its environment. */
export function openAuthorizer(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Warmable<Authorizer> {
  loadAhead();
  const nowMs = Date.now;
  const keys = new KnownKeys(openKeys(keysTable(environment)), nowMs);
  const tokens = tokenSettings(environment);
  const answer = authorizer({
    keys,
    verifyToken: tokens && tokenVerifier(tokens, nowMs),
    optionalRoutes: optionalRoutes(environment),
    observer: cloudWatchAccessObserver(NAME),
    nowMs,
  });
  const steps = [{ name: 'tables', run: () => keys.find(NOBODY) }];
  return warmable(answer, { steps, observe: warmUpObserver(NAME) });
}

/** Every instance needs the table; what goes wrong here is told when it is asked. */
function loadAhead(): void {
  openConnection().catch(() => undefined);
}
