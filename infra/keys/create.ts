import { randomInt } from 'node:crypto';
import { hintOf, makeKey, makeSecret } from '../../lib/adapters/access/key-format.ts';
import { toIssuerRecordId, toKeyRecordId, toTokenRecordId } from '../../lib/adapters/access/record-id.ts';
import { SCOPES } from '../../lib/contract/endpoint.ts';
import type { KeyRecord } from '../../lib/contract/tables/key-store.ts';
import { PLAN_NAMES, type PlanName } from '../plans.ts';
import type { KeyDeployment } from './deployment.ts';
import { type KeyOptions, requireOneOf } from './options.ts';
import { parseExpiry } from './times.ts';
import { UsageError } from './usage-error.ts';

/** Plans of a deployment on AWS. The plan without limits is for a machine of one's own. */
export const PUBLIC_PLANS: readonly PlanName[] = PLAN_NAMES.filter((name) => name !== 'local');

const MAX_NAME_LENGTH = 64;

/** Stands for all subjects of an issuer without a record of their own. */
const EVERY_SUBJECT = '*';

/** A new client. The key is stored nowhere and cannot be shown again. */
export interface Registration {
  readonly record: KeyRecord;
  /** Undefined for a client that uses tokens. */
  readonly key: string | undefined;
}

/** Registers a client, with a new key or with the tokens of a subject. @throws UsageError */
export async function registerClient(options: KeyOptions, deployment: KeyDeployment, now: Date): Promise<Registration> {
  const credential =
    options.subject === undefined
      ? createCredential()
      : toSubjectCredential(options.subject, options.issuer ?? deployment.issuer);
  const record = toRecord({ options, plans: deployment.plans ?? PUBLIC_PLANS }, credential, now);
  await addRecord(record, deployment);
  return { record, key: credential.key };
}

/**
 * Adds the record to the table and its gateway key to the usage plan; both or neither.
 *
 * @returns the record with the gateway's id of its key
 * @throws UsageError where the table has a record of that id
 */
export async function addRecord(record: KeyRecord, { table, gatewayKeys }: KeyDeployment): Promise<KeyRecord> {
  const { principal, plan, gatewayKey: value } = record;
  const gatewayKeyId = await gatewayKeys.create({ principal, plan, value });
  try {
    const added = { ...record, gatewayKeyId };
    const isNew = await table.add(added);
    if (!isNew) throw new UsageError('that client is registered already; list shows it');
    return added;
  } catch (fault) {
    if (gatewayKeyId !== undefined) await gatewayKeys.remove(gatewayKeyId);
    throw fault;
  }
}

type ClientCredential = Pick<KeyRecord, 'id' | 'hint'> & { readonly key: string | undefined };

function createCredential(): ClientCredential {
  const key = makeKey();
  return { id: toKeyRecordId(key), hint: hintOf(key), key };
}

function toSubjectCredential(subject: string, issuer: string | undefined): ClientCredential {
  if (subject === '')
    throw new UsageError("--subject is empty; give the token's sub, or '*' for all subjects of an issuer");
  if (!issuer)
    throw new UsageError('--subject needs --issuer, the iss of the tokens (or OIDC_ISSUER in the environment)');
  const id = subject === EVERY_SUBJECT ? toIssuerRecordId(issuer) : toTokenRecordId(issuer, subject);
  return { id, hint: subject, key: undefined };
}

interface OfferedOptions {
  readonly options: KeyOptions;
  readonly plans: readonly PlanName[];
}

function toRecord({ options, plans }: OfferedOptions, { id, hint }: ClientCredential, now: Date): KeyRecord {
  const name = requireName(options.name);
  if (!options.plan) throw new UsageError(`create needs --plan: ${plans.join(', ')}`);
  return {
    id,
    hint,
    name,
    principal: `${slugOf(name)}-${makeSuffix()}`,
    plan: requireOneOf('--plan', plans, options.plan),
    scopes: [...new Set(options.scope)].map((scope) => requireOneOf('--scope', SCOPES, scope)),
    state: 'active',
    created: now.toISOString(),
    endsAt: options.expires === undefined ? undefined : parseExpiry(options.expires, Math.floor(now.getTime() / 1000)),
    gatewayKey: makeSecret(),
  };
}

function requireName(name = ''): string {
  const isPrintable = /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(name);
  if (name.trim() !== '' && isPrintable && name.length <= MAX_NAME_LENGTH) return name.trim();
  throw new UsageError(`create needs --name: the client's name, up to ${MAX_NAME_LENGTH} characters`);
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 24) || 'client';

/** Digits of the suffix that distinguishes clients of the same name: 31⁶ combinations. */
const SUFFIX_DIGITS = '23456789abcdefghjkmnpqrstuvwxyz';

const makeSuffix = (): string =>
  Array.from({ length: 6 }, () => SUFFIX_DIGITS[randomInt(SUFFIX_DIGITS.length)]).join('');
