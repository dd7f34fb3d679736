import { CHECKS } from './all-checks.ts';
import { type Check, CheckFailure } from './check.ts';
import type { Service } from './service.ts';

/** @returns why the service does not keep the guarantee; undefined where it does */
async function findFailure(check: Check, service: Service): Promise<string | undefined> {
  try {
    await check.run(service);
    return undefined;
  } catch (fault) {
    if (fault instanceof CheckFailure) return fault.message;
    return fault instanceof Error ? `${fault.message} ${fault.cause ?? ''}` : String(fault);
  }
}

/**
 * Runs every check and prints a line for each.
 *
 * @returns the exit code: 1 where one fails
 */
export async function verify(service: Service): Promise<number> {
  let failures = 0;
  for (const check of CHECKS) {
    const failure = await findFailure(check, service);
    if (failure !== undefined) failures += 1;
    console.log(failure === undefined ? `ok      ${check.title}` : `FAILED  ${check.title}: ${failure}`);
  }
  console.log(`${CHECKS.length - failures} of ${CHECKS.length} guarantees kept at ${service.address}`);
  return failures === 0 ? 0 : 1;
}
