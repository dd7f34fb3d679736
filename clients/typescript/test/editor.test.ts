import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What an editor shows for a program that uses the package. */
const PROGRAM = join(import.meta.dirname, 'program.ts');

function openEditor(program: string): ts.LanguageService {
  const { config } = ts.readConfigFile(join(import.meta.dirname, '../tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [] },
    ts.sys,
    join(import.meta.dirname, '..'),
  );
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => true,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [PROGRAM],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = file === PROGRAM ? program : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === PROGRAM || ts.sys.fileExists(file),
  });
}

const START = `import { createClient } from 'natal-client';
const natal = createClient({ baseUrl: 'http://127.0.0.1:3000' });
`;

/** Proposals at the mark `|` of a program. */
function complete(call: string): readonly string[] {
  const position = START.length + call.indexOf('|');
  const editor = openEditor(START + call.replace('|', ''));
  return (editor.getCompletionsAtPosition(PROGRAM, position, {})?.entries ?? []).map(({ name }) => name);
}

const findFaults = (call: string): readonly string[] =>
  openEditor(START + call)
    .getSemanticDiagnostics(PROGRAM)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

it('an editor proposes the paths of each method', () => {
  const posts = complete(`natal.post('|', {});`);
  expect(posts).toContain('/ephemeris/natal-chart');
  expect(posts).not.toContain('/health');
  expect(complete(`natal.get('/he|');`)).toContain('/health/detailed');
});

it('an editor proposes members of a body and values of a query', () => {
  expect(complete(`natal.post('/ephemeris/natal-chart', { | });`)).toEqual(
    expect.arrayContaining(['subject', 'configuration']),
  );
  const formats = complete(`natal.post('/ephemeris/natal-chart', { subject: '' }, { query: { format: '|' } });`);
  expect(formats).toEqual(expect.arrayContaining(['json', 'llm_v2', 'svg']));
});

it('the error of a wrong path says what is wrong with it, in one line', () => {
  expect(findFaults(`natal.get('/helth');`)).toEqual([
    expect.stringMatching(/"the service has no path \/helth for natal\.get"'\.$/),
  ]);
  expect(findFaults(`natal.get('/ephemeris/natal-chart');`)).toEqual([
    expect.stringMatching(/"\/ephemeris\/natal-chart is a path of natal\.post, not of natal\.get"'\.$/),
  ]);
  expect(findFaults(`natal.get('/health');`)).toEqual([]);
});
