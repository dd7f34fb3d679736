import { defineEndpoint, type Endpoint } from '../../lib/contract/endpoint.ts';
import type { contracts } from './contract.ts';

type Services = 'bulkJobs' | 'limiter' | 'publicUrl';

/** An endpoint of jobs. None is a calculation: what a job calculates is charged when it starts. */
const defineBulkEndpoint = <Uses extends Services>(
  id: keyof typeof contracts,
  row: Pick<Endpoint<Uses>, 'method' | 'path' | 'summary' | 'uses' | 'scope' | 'namedAs'>,
) =>
  defineEndpoint<Uses>({
    rateLimits: 'none',
    cache: 'none',
    contract: async () => ({ contract: (await import('./contract.ts')).contracts[id] }),
    load: async () => ({ handler: (await import('./handlers.ts')).handlers[id] }),
    ...row,
  });

export const createBulkJob = defineBulkEndpoint('create', {
  method: 'POST',
  path: '/bulk/jobs',
  summary: 'A job that sends many records to one endpoint',
  uses: ['bulkJobs', 'publicUrl'],
  scope: 'bulk:write',
});

export const listBulkJobs = defineBulkEndpoint('list', {
  method: 'GET',
  path: '/bulk/jobs',
  namedAs: '/bulk/jobs/list',
  summary: 'The jobs of the caller',
  uses: ['bulkJobs', 'publicUrl'],
});

export const startBulkJob = defineBulkEndpoint('start', {
  method: 'POST',
  path: '/bulk/jobs/{job_id}/start',
  summary: 'Starts a job whose input has arrived',
  uses: ['bulkJobs', 'limiter', 'publicUrl'],
  scope: 'bulk:write',
});

export const readBulkJob = defineBulkEndpoint('read', {
  method: 'GET',
  path: '/bulk/jobs/{job_id}',
  summary: 'State, counts and results of a job',
  uses: ['bulkJobs', 'publicUrl'],
});

export const deleteBulkJob = defineBulkEndpoint('delete', {
  method: 'DELETE',
  path: '/bulk/jobs/{job_id}',
  namedAs: '/bulk/jobs/{job_id}/delete',
  summary: 'Cancels a job and removes its input and results',
  uses: ['bulkJobs', 'publicUrl'],
  scope: 'bulk:write',
});

export const bulkOperations = defineBulkEndpoint('operations', {
  method: 'GET',
  path: '/bulk/operations',
  summary: 'Endpoints that jobs can use, their columns, and the limits of jobs',
  uses: ['bulkJobs'],
});

export const endpoints = [
  createBulkJob,
  listBulkJobs,
  startBulkJob,
  readBulkJob,
  deleteBulkJob,
  bulkOperations,
] as const;
