import { expect, test } from 'vitest';
import { runKeyCommand } from '../../../infra/keys/commands.ts';
import { openDeployment } from './deployment.ts';

const deployment = await openDeployment();

test('probe registers a client whose key it keeps for the probe and does not show', async () => {
  const kept: string[] = [];
  const keepProbeKey = async (key: string) => void kept.push(key);
  const report = await runKeyCommand(['probe', '--stage', 'prod'], async () => ({ ...deployment, keepProbeKey }));
  const [key = ''] = kept;
  const record = await deployment.recordOf(key);
  expect(record).toMatchObject({ name: 'probe', plan: 'free', scopes: [], state: 'active' });
  expect(report).toContain(`as ${record?.principal};`);
  expect(report).not.toContain(key);
});

test('probe is refused for a service on one machine, and registers nothing', async () => {
  const running = runKeyCommand(['probe'], async () => deployment);
  await expect(running).rejects.toThrow('only a service on AWS has a probe');
  expect(await deployment.table.listAll()).toEqual([]);
});
