import { describe, expect, it, vi } from 'vitest';
import { findVerifiable, verifyDeployment } from '../../../infra/deploy/verification.ts';
import { Service } from '../../../infra/verify/service.ts';

const STACK = { isDeployed: true, rollbackAlarmArns: [], address: 'https://api.example.org/prod/' };
const DEPLOYMENT = { args: [], environment: { VERIFY_KEY: 'natal_key' }, stack: STACK };

type Changes = Partial<Parameters<typeof findVerifiable>[0]>;

/** What `npm run deploy` prints and returns where the verification returns `exitCode`. */
async function conclude(exitCode: number, changes: Changes = {}) {
  const lines: string[] = [];
  const verify = vi.fn(async (_: Service) => exitCode);
  const code = await verifyDeployment({ ...DEPLOYMENT, ...changes }, verify, (line) => void lines.push(line));
  return { code, text: lines.join('\n'), verified: verify.mock.calls.map(([service]) => service.address) };
}

describe('a deployment that succeeded', () => {
  it('is verified at the address of the stack with the key of the environment', async () => {
    expect(findVerifiable(DEPLOYMENT)).toEqual(new Service(STACK.address, 'natal_key'));
    const { code, text, verified } = await conclude(0);
    expect({ code, text, verified }).toEqual({ code: 0, text: '', verified: ['https://api.example.org/prod'] });
  });

  it('ends with 1 where a guarantee is not kept, and says how to roll back', async () => {
    const { code, text } = await conclude(1);
    expect(code).toBe(1);
    expect(text).toContain('git checkout <the commit before> && npm run deploy -- --at-once');
  });

  it.each<[string, Changes, string]>([
    ['without a key', { environment: {} }, 'VERIFY_KEY is not set'],
    ['with an empty key', { environment: { VERIFY_KEY: '' } }, 'VERIFY_KEY is not set'],
    ['of a stack without an address', { stack: { ...STACK, address: undefined } }, 'no output Url'],
    ['that changed nothing', { args: ['--no-execute'] }, 'nothing was deployed'],
    ['that only prepared it', { args: ['--method', 'prepare-change-set'] }, 'nothing was deployed'],
  ])('%s is not verified, which one line says', async (_, changes, reason) => {
    const { code, text, verified } = await conclude(1, changes);
    expect({ code, verified }).toEqual({ code: 0, verified: [] });
    expect(text).toMatch(new RegExp(`^NOT VERIFIED: .*${reason}`));
  });
});
