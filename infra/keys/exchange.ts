import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { DEMO_CLIENT } from '../../lib/adapters/access/demo-tokens.ts';
import { makeSecret } from '../../lib/adapters/access/key-format.ts';
import { removalTimeOf } from '../../lib/adapters/tables/key-item.ts';
import { SCOPES } from '../../lib/contract/endpoint.ts';
import type { KeyRecord } from '../../lib/contract/tables/key-store.ts';
import { PLAN_NAMES } from '../plans.ts';
import { addRecord, PUBLIC_PLANS } from './create.ts';
import type { KeyDeployment } from './deployment.ts';
import { UsageError } from './usage-error.ts';

/** A record without what belongs to one gateway, and without secrets: its id is a digest. */
const ExportedRecord = z.strictObject({
  id: z.string().regex(/^(key|subject|issuer)#[0-9a-f]{64}$/),
  principal: z.string().min(1),
  name: z.string().min(1),
  plan: z.enum(PLAN_NAMES),
  scopes: z.array(z.enum(SCOPES)),
  state: z.enum(['active', 'disabled']),
  created: z.iso.datetime(),
  endsAt: z.int().optional(),
  hint: z.string(),
});
type ExportedRecord = z.output<typeof ExportedRecord>;

const KeyFile = z.strictObject({
  format: z.literal('natal-keys/1'),
  from: z.string(),
  exported: z.iso.datetime(),
  records: z.array(ExportedRecord),
});

/** Readable by its owner alone: it has names of clients, and subjects of tokens. */
const OWNER_ONLY = 0o600;

/**
 * Writes all records to a new file, for another account, Region or machine. The secrets of links and demo tokens stay: each service
 * has its own.
 *
 * @returns the number of records
 * @throws UsageError where the file exists
 */
export async function exportKeys(file: string, { table, description }: KeyDeployment, now: Date): Promise<number> {
  const records = (await table.listAll()).filter(({ principal }) => principal !== DEMO_CLIENT);
  const content = {
    format: 'natal-keys/1',
    from: description,
    exported: now.toISOString(),
    records: records.map(toExported),
  };
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: OWNER_ONLY });
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')
      throw new UsageError(`${file} exists; name a new file`);
    throw fault;
  }
  return records.length;
}

function toExported({ gatewayKey: _, gatewayKeyId: _id, lastUsed: _day, ...rest }: KeyRecord): ExportedRecord {
  return ExportedRecord.parse(rest);
}

/** The result of an import. */
export interface KeyImport {
  readonly added: readonly KeyRecord[];
  /** Records that were there already and differ in state or end from the file's. They stay as they are. */
  readonly differing: readonly KeyRecord[];
  /** Number of records that were there already and are equal. */
  readonly equal: number;
  /** Number of records that ended so long ago that the table would remove them. */
  readonly ended: number;
}

/**
 * Adds the records of a file that the table lacks, so that the same keys are valid here. Each client gets a gateway key of this service,
 * which all its records share.
 *
 * @throws UsageError for a file that is no export, and for plans that this service does not have; nothing is changed then
 */
export async function importKeys(file: string, deployment: KeyDeployment, now: Date): Promise<KeyImport> {
  const records = readKeyFile(file);
  requirePlans(records, deployment.plans ?? PUBLIC_PLANS);
  const existing = await deployment.table.listAll();
  const byId = new Map(existing.map((record) => [record.id, record]));
  const byPrincipal = new Map(existing.map((record) => [record.principal, record]));
  const lasting = records.filter(({ endsAt }) => endsAt === undefined || removalTimeOf(endsAt) * 1000 > now.getTime());
  const added: KeyRecord[] = [];
  for (const record of lasting.filter(({ id }) => !byId.has(id))) {
    const imported = await addImported(record, byPrincipal.get(record.principal), deployment);
    byPrincipal.set(record.principal, imported);
    added.push(imported);
  }
  const present = lasting.flatMap((record) => {
    const counterpart = byId.get(record.id);
    return counterpart ? [{ record, counterpart }] : [];
  });
  const differing = present.filter(
    ({ record, counterpart }) => record.state !== counterpart.state || record.endsAt !== counterpart.endsAt,
  );
  return {
    added,
    differing: differing.map(({ record }) => ({ ...record, gatewayKey: '' })),
    equal: present.length - differing.length,
    ended: records.length - lasting.length,
  };
}

/** @param sibling another record of the same client, whose gateway key it shares */
async function addImported(
  record: ExportedRecord,
  sibling: KeyRecord | undefined,
  deployment: KeyDeployment,
): Promise<KeyRecord> {
  if (sibling) {
    const { gatewayKey, gatewayKeyId } = sibling;
    const sharing = { ...record, gatewayKey, gatewayKeyId };
    await deployment.table.add(sharing);
    return sharing;
  }
  const added = await addRecord({ ...record, gatewayKey: makeSecret() }, deployment);
  const isDisabled = added.state === 'disabled' && added.gatewayKeyId !== undefined;
  if (isDisabled) await deployment.gatewayKeys.setEnabled(added.gatewayKeyId, false);
  return added;
}

function readKeyFile(file: string): readonly ExportedRecord[] {
  try {
    return KeyFile.parse(JSON.parse(readFileSync(file, 'utf8'))).records;
  } catch (fault) {
    const reason = fault instanceof z.ZodError ? z.prettifyError(fault) : fault instanceof Error && fault.message;
    throw new UsageError(`${file} is no file that export wrote: ${reason}`);
  }
}

function requirePlans(records: readonly ExportedRecord[], plans: readonly string[]): void {
  const foreign = records.filter(({ plan }) => !plans.includes(plan));
  if (foreign.length === 0) return;
  const list = foreign.map(({ principal, plan }) => `${principal} (${plan})`).join(', ');
  throw new UsageError(`these clients have plans that this service lacks: ${list}; it has ${plans.join(', ')}`);
}
