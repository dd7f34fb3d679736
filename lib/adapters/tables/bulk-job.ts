import { randomBytes } from 'node:crypto';
import { hashCanonical } from '../../base/canonical.ts';
import type { JobDraft } from '../../contract/bulk-jobs.ts';

/** A key by which a client repeats the creation of a job, and the digest of what it sent. */
export interface IdempotencyKey {
  readonly key: string;
  readonly digest: string;
}

/** Makes the id of a job. Ids are in the order of their making: milliseconds with base 36, then what nobody guesses. */
export const makeJobId = ({ createdMs }: Pick<JobDraft, 'createdMs'>): string =>
  `job_${createdMs.toString(36)}${randomBytes(8).toString('hex')}`;

export const toIdempotencyKey = ({ request }: JobDraft, key: string | undefined): IdempotencyKey | undefined =>
  key === undefined ? undefined : { key, digest: hashCanonical(request) };
