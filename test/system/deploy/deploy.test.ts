import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectGroups } from '../../../functions/api.ts';
import { ALARMS, type AlarmDefinition, ROLLBACK_MONITORING_MINUTES } from '../../../infra/alarms.ts';
import { stackNameOf } from '../../../infra/stage-names.ts';
import { TABLES } from '../../../infra/tables.ts';
import packed from '../../../layers/packed.json' with { type: 'json' };
import { type Checkout, copyCheckout, type Outcome } from './checkout.ts';
import { DeployedService } from './deployed.ts';
import { ACCOUNT, type Emulator, REGION, startEmulator } from './emulator.ts';

const STACK = stackNameOf('prod');
const TABLE_NAMES = Object.keys(TABLES).map((name) => `${STACK}-${name}`);
const ITEM = 'day#of-the-first-deployment';

/** A deployment file with everything but a domain. */
const SETTINGS = {
  options: { alarmEmail: 'ops@example.org', firewall: 'on', monthlyBudgetUsd: 100, probe: 'on' },
  environment: { ALLOWED_ORIGINS: '*' },
};

let emulator: Emulator;
let checkout: Checkout;
let service: DeployedService;

beforeAll(async () => {
  emulator = await startEmulator();
  checkout = copyCheckout(emulator.variables);
  service = new DeployedService(emulator);
});
afterAll(async () => {
  await emulator?.stop();
  checkout?.remove();
});

/** Nothing runs the functions, so their code need not be cached for the stage, whose architecture this machine may not have. */
const deploy = (...args: readonly string[]): Promise<Outcome> =>
  checkout.run('npm', 'run', '-s', 'deploy', '--', '--without-cached-code', ...args);

/** Deploys the assembly of the deployment before, without a synthesis, by the CDK alone. */
const deployAgainByCdk = (): Promise<Outcome> =>
  checkout.run('cdk', 'deploy', '--app', 'cdk.out', '--require-approval', 'never');

describe('the first deployment of production', () => {
  it('is refused without a file for the stage', async () => {
    const { exitCode, output } = await checkout.run('npm', 'run', '-s', 'synth', '--', '-c', 'stage=prod');
    expect(output).toContain('stage prod lacks');
    expect(exitCode).toBe(1);
  });

  it('is refused with a byte more in a file that is not committed, which both refusals name', async () => {
    checkout.writeDeploymentFile('prod', SETTINGS);
    const path = 'layers/swisseph/ephe/sepl_18.se1';
    const synthesise = (stage: string) => checkout.run('npm', 'run', '-s', 'synth', '--', '-c', `stage=${stage}`);
    const [prod, dev] = await checkout.withOneByteMore(path, async () => [
      await synthesise('prod'),
      await synthesise('dev'),
    ]);
    expect(prod.output).toContain(`a commit with these files:\n   M ${path}`);
    expect(dev.output).toContain(`${path} has SHA-256`);
    expect([prod.exitCode, dev.exitCode]).toEqual([1, 1]);
  });

  it('begins with a bootstrapped account', async () => {
    const { exitCode, output } = await checkout.run('cdk', 'bootstrap', `aws://${ACCOUNT}/${REGION}`, '--app', '');
    expect(exitCode, output).toBe(0);
  });

  it('that fails leaves the tables and their items', async () => {
    emulator.failAt('AWS::CloudWatch::Dashboard');
    const { exitCode, output } = await deploy();
    emulator.failAt(undefined);
    expect(output).toContain('AWS::CloudWatch::Dashboard fails in this rehearsal');
    expect(exitCode).toBe(1);
    expect([...(await service.listTables())].sort()).toEqual(TABLE_NAMES.toSorted());
    await service.putItem(`${STACK}-statistics`, ITEM);
  });

  it('is blocked by these tables when the CDK alone repeats it', async () => {
    const { exitCode, output } = await deployAgainByCdk();
    expect(output).toContain('Table already exists');
    expect(exitCode).toBe(1);
  });

  it('takes the tables over when npm run deploy repeats it', async () => {
    const { exitCode, output } = await deploy('--app', 'cdk.out');
    expect(exitCode, output).toBe(0);
    expect(output).toContain('NOT VERIFIED: VERIFY_KEY is not set');
    expect(emulator.listChangeSets(STACK).at(-1)).toMatchObject({ type: 'CREATE', imports: true });
    expect(await service.hasItem(`${STACK}-statistics`, ITEM)).toBe(true);
  });
});

describe('the deployed service', () => {
  it('has every route of the groups without an option, at the alias of its function', async () => {
    const routes = await service.readRoutes(STACK);
    for (const [group, { endpoints }] of Object.entries(selectGroups([]))) {
      const target = `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${STACK}-${group}:live`;
      for (const { method, path } of endpoints) expect(routes.get(`${method} ${path}`), path).toBe(target);
    }
  });

  it('has the layers of layers/packed.json, byte for byte', async () => {
    const { Layers } = await service.readLiveVersion(`${STACK}-natal`);
    const hashes = await Promise.all(Layers.map(({ Arn }) => service.readLayerHash(Arn)));
    const { pictures, places, 'swisseph-arm64': swisseph } = packed;
    expect(hashes.sort()).toEqual([pictures, places, swisseph].map(({ sha256 }) => sha256).sort());
  });
});

describe('keys of the deployed service', () => {
  const keys = async (...args: readonly string[]): Promise<string> => {
    const { exitCode, output } = await checkout.run('npm', 'run', '-s', 'keys', '--', ...args, '--stage', 'prod');
    expect(exitCode, output).toBe(0);
    return output;
  };
  let client = '';

  it('are created, in the table and at the gateway', async () => {
    const created = await keys('create', '--name', 'acme', '--plan', 'standard');
    client = /Id\s+(acme-\w+)/.exec(created)?.[1] ?? '';
    expect(client).not.toBe('');
    expect((await service.listGatewayKeys()).map(({ name }) => name)).toEqual([`${STACK}-${client}`]);
  });

  it('are rotated and listed', async () => {
    await keys('rotate', client, '--grace', '1h');
    const listed = (await keys('list')).split('\n').filter((line) => line.startsWith(client));
    expect(listed).toHaveLength(2);
  });

  it('are disabled, in the table and at the gateway', async () => {
    await keys('disable', client);
    const listed = (await keys('list')).split('\n').filter((line) => line.startsWith(client));
    expect(listed.every((line) => line.includes('disabled'))).toBe(true);
    expect((await service.listGatewayKeys()).map(({ enabled }) => enabled)).toEqual([false]);
  });
});

describe('the second deployment of production', () => {
  const rows: readonly [string, AlarmDefinition][] = Object.entries(ALARMS);
  const alarmArns = rows
    .filter(([, { rollsBack }]) => rollsBack)
    .map(([name]) => `arn:aws:cloudwatch:${REGION}:${ACCOUNT}:alarm:${STACK}-${name}`);

  it('gives every function with another setting a new version, which its alias serves', async () => {
    checkout.writeDeploymentFile('prod', { ...SETTINGS, environment: { ALLOWED_ORIGINS: 'https://app.example.org' } });
    const { exitCode, output } = await deploy();
    expect(exitCode, output).toBe(0);
    const { Version, Environment } = await service.readLiveVersion(`${STACK}-natal`);
    expect(Version).toBe('2');
    expect(Environment.Variables.ALLOWED_ORIGINS).toBe('https://app.example.org');
  });

  it('that fails leaves the version before, and succeeds when it is repeated', async () => {
    checkout.writeDeploymentFile('prod', {
      ...SETTINGS,
      environment: { ALLOWED_ORIGINS: 'https://third.example.org' },
    });
    emulator.failAt('AWS::Lambda::Alias');
    const failed = await deploy();
    emulator.failAt(undefined);
    expect(failed.output).toContain('AWS::Lambda::Alias fails in this rehearsal');
    expect(failed.exitCode).toBe(1);
    expect((await service.readLiveVersion(`${STACK}-natal`)).Version).toBe('2');
    const { exitCode, output } = await deploy('--app', 'cdk.out');
    expect(exitCode, output).toBe(0);
    const { Environment } = await service.readLiveVersion(`${STACK}-natal`);
    expect(Environment.Variables.ALLOWED_ORIGINS).toBe('https://third.example.org');
  });

  it('is rolled back by alarms, which the first one was not', () => {
    const changeSets = emulator.listChangeSets(STACK);
    const arnsOf = (index: number) => changeSets.at(index)?.rollback?.RollbackTriggers.map(({ Arn }) => Arn) ?? [];
    expect(arnsOf(0)).toEqual([]);
    expect(changeSets.at(-1)?.type).toBe('UPDATE');
    expect([...arnsOf(-1)].sort()).toEqual(alarmArns.sort());
    expect(changeSets.at(-1)?.rollback?.MonitoringTimeInMinutes).toBe(ROLLBACK_MONITORING_MINUTES);
  });
});
