import { describe, expect, test } from 'vitest';
import { parseRestoreOptions } from '../../../infra/restore/options.ts';

const parse = (line: string) => parseRestoreOptions(line.split(' ').filter((word) => word !== ''));
const ARN = 'arn:aws:dynamodb:eu-central-1:123456789012:table/natal-prod-keys/backup/01489602797149-73d8d5bc';

describe('a restoration', () => {
  test.each([
    ['2026-11-21T12:00:00Z', { kind: 'instant', instant: new Date('2026-11-21T12:00:00Z') }],
    ['2026-11-21T13:00+01:00', { kind: 'instant', instant: new Date('2026-11-21T12:00:00Z') }],
    [ARN, { kind: 'backup', arn: ARN }],
    ['natal-prod-keys-restored-1', { kind: 'copy', table: 'natal-prod-keys-restored-1' }],
  ])('starts from %s', (from, source) => {
    expect(parse(`keys --from ${from} --stage prod`)).toEqual({
      table: 'natal-prod-keys',
      stackName: 'natal-prod',
      source,
      isDryRun: false,
      overwrites: false,
    });
  });

  test('compares only, or sets changes back, where that is asked for', () => {
    const options = parse(`keys --from ${ARN} --stage dev --dry-run --overwrite`);
    expect(options).toMatchObject({ table: 'natal-dev-keys', isDryRun: true, overwrites: true });
    expect(parse('--help')).toBeUndefined();
  });

  test.each([
    ['', 'restore keys --from'],
    ['keys limits', 'restore keys --from'],
    ['keys --form x', 'restore keys --from'],
    ['cache --from x --stage prod', 'cache cannot be restored, only keys'],
    ['constructor --from x --stage prod', 'constructor cannot be restored'],
    ['keys --from 2026-11-21T12:00:00Z', 'needs --stage: dev, prod'],
    ['keys --stage prod', 'needs --from'],
    ['keys --from 2026-11-21T12:00:00 --stage prod', 'neither an instant'],
    ['keys --from 2026-11-31T25:00:00Z --stage prod', 'neither an instant'],
    ['keys --from natal-prod-keys --stage prod', 'neither an instant'],
    ['keys --from natal-dev-keys-restored-1 --stage prod', 'neither an instant'],
  ])('"%s" is refused with a hint', (line, hint) => {
    expect(() => parse(line)).toThrow(hint);
  });
});
