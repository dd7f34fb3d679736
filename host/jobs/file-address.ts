import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HostJob } from '../../lib/adapters/sqlite/bulk-jobs.ts';

/** Path, below the service's root, of the files of jobs. */
export const FILES_PATH = '/bulk/files/';

/** Name of the input in addresses. */
export const INPUT_NAME = 'input';

/** A file of a job, as its address has it. */
export interface AddressedFile {
  readonly id: string;
  /** `input`, or that of a result, which may have a folder. */
  readonly name: string;
  /** Unix milliseconds. */
  readonly expiresMs: number;
  readonly signature: string;
}

/**
 * Makes the address of a file, which needs no credentials until it ends: whoever has it can send the input, or read the result.
 *
 * @param address of the service, without a slash at its end
 */
export function makeFileAddress(job: HostJob, name: string, expiresMs: number, address: string): string {
  const query = new URLSearchParams({ expires: String(expiresMs), signature: sign(job, name, expiresMs) });
  return `${address}${FILES_PATH}${job.id}/${name}?${query}`;
}

/** @param target path and query below the service's root @returns undefined for what is no address of a file */
export function readFileAddress(target: string): AddressedFile | undefined {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const [, id = '', name = ''] = /^\/bulk\/files\/(job_[0-9a-z]+)\/([\w./-]+)$/.exec(pathname) ?? [];
  if (id === '') return undefined;
  return { id, name, expiresMs: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' };
}

/** Whether an address is one that this service made for the job, and has not ended. */
export function isValidAddress(job: HostJob, { name, expiresMs, signature }: AddressedFile, nowMs: number): boolean {
  const [sent, own] = [signature, sign(job, name, expiresMs)].map((text) => Buffer.from(text ?? ''));
  return sent?.length === own?.length && timingSafeEqual(sent as Buffer, own as Buffer) && nowMs < expiresMs;
}

const sign = ({ secret, id }: HostJob, name: string, expiresMs: number): string =>
  createHmac('sha256', secret).update(`${id}\n${name}\n${expiresMs}`).digest('base64url');
