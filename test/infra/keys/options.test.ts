import { describe, expect, test } from 'vitest';
import { runKeyCommand } from '../../../infra/keys/commands.ts';
import { parseCommandLine } from '../../../infra/keys/options.ts';

const parse = (line: string) => parseCommandLine(line.split(' ').filter((word) => word !== ''));

describe('a command line', () => {
  test('is parsed into command, client and options', () => {
    expect(parse('create --name acme --plan standard --scope cache:clear --scope health:read --stage prod')).toEqual({
      command: 'create',
      principal: undefined,
      options: { name: 'acme', plan: 'standard', scope: ['cache:clear', 'health:read'], stage: 'prod' },
    });
    expect(parse('rotate acme-222222 --grace 7d')).toMatchObject({ command: 'rotate', principal: 'acme-222222' });
  });

  test.each([
    ['', 'create --name <client>'],
    ['delete', 'there is no command delete'],
    ['constructor', 'there is no command constructor'],
    ['disable', 'needs the id'],
    ['list acme', 'takes no argument acme'],
    ['disable one other', 'takes no argument other'],
    ['list --name acme', 'takes no --name; it takes --stage'],
    ['create --nmae acme', 'create --name <client>'],
    ['create --name', 'create --name <client>'],
    ['list --stage local', 'dev, prod'],
    ['list --stage production', 'dev, prod'],
  ])('"%s" is refused with a hint', (line, hint) => {
    expect(() => parse(line)).toThrow(hint);
  });
});

test.each(['--help', 'create -h'])('%s lists the commands without opening tables', async (line) => {
  const report = await runKeyCommand(line.split(' '), () => Promise.reject(new Error('the tables are opened')));
  expect(report).toContain('rotate <id>');
});
