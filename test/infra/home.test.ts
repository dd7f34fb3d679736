import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { toTableVariables } from '../../host/tables/client-config.ts';
import { SDK_MODULE } from '../../infra/build/bundle-plugins.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { listProperties } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

/** Reads a table at an unreachable endpoint, as a user without a passwd entry. */
const PROGRAM = `
const os = require('node:os');
os.homedir = () => { throw Object.assign(new Error('uv_os_homedir returned ENOENT'), { code: 'ERR_SYSTEM_ERROR' }); };
require('node:module').syncBuiltinESMExports();
process.on('unhandledRejection', ({ message }) => console.log(message) ?? process.exit());
import(${JSON.stringify(join(PROJECT_FOLDER, SDK_MODULE))}).then(async ({ DynamoDBClient, DynamoDBDocumentClient, GetCommand }) => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 1 }));
  await client.send(new GetCommand({ TableName: 'keys', Key: { id: 'a' } }));
});`;

const outcomeWith = (variables: Readonly<Record<string, string>>): string =>
  execFileSync(process.execPath, ['-e', PROGRAM], {
    env: { AWS_REGION: 'local', ...toTableVariables('http://127.0.0.1:1'), ...variables },
    encoding: 'utf8',
  });

it('the SDK fails without a home folder', () => {
  expect(outcomeWith({})).toContain('uv_os_homedir');
});

it('every function has a home folder, with which the SDK works', () => {
  const functions = listProperties(synthesiseStack(api).template, 'AWS::Lambda::Function');
  const homes = new Set(functions.map(({ Environment }) => Environment.Variables.HOME));
  expect([...homes]).toEqual(['/var/task']);
  expect(outcomeWith({ HOME: '/var/task' })).toContain('ECONNREFUSED');
});
