import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/predictive/endpoints.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { deployment } from '../../support/predictive-utilities.ts';

it('200 healthy, with every endpoint whose answers are kept', async () => {
  const { status, body } = await deployment().ask({ path: '/predictive/health' });
  expect(status).toBe(200);
  const paths = endpoints.flatMap(({ path }) =>
    path.startsWith('/predictive/') && !path.endsWith('/batch') ? path.slice('/predictive/'.length) : [],
  );
  expect(body.endpoints_available.toSorted()).toEqual(paths.toSorted());
  expect(body).toMatchObject({ status: 'healthy', optimization_enabled: true, cache_enabled: true });
});

it('200 degraded where the cache is out of reach', async () => {
  const deployed = deployment();
  deployed.answerTable.readInvalidation = async () => {
    throw new TableUnavailable('refused');
  };
  const { status, body } = await deployed.ask({ path: '/predictive/health' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'degraded', optimization_enabled: true, cache_enabled: false });
});
