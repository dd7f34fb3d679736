import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Shorter members and functions say too little to be a fact of their own. */
const SHORTEST = { member: 50, helper: 40 } as const;

interface Declaration {
  readonly file: string;
  /** The source without spaces. */
  readonly text: string;
}

interface Declarations {
  /** Members of schemas with their descriptions. */
  readonly members: Declaration[];
  /** Functions of modules that need nothing else of their module. */
  readonly helpers: Declaration[];
}

const declarations: Declarations = { members: [], helpers: [] };
function readDeclarations(file: string): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const ownNames = listOwnNames(source);
  const flatten = (node: ts.Node): string => node.getText(source).replaceAll(/\s+/g, '');
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && isDescribed(node.initializer))
      declarations.members.push({ file, text: flatten(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const made of listFunctions(source)) {
    if (!made.body || needsNames(made.body, ownNames)) continue;
    declarations.helpers.push({ file, text: `(${made.parameters.map(flatten).join()})${flatten(made.body)}` });
  }
}

/** A text of its own stands in the schema: a description. */
const isDescribed = (initializer: ts.Expression): boolean =>
  ts.isCallExpression(initializer) &&
  /(\.meta|\b(text|number|integer|flag|optionalNumber|signName))\(/.test(initializer.getText());

/** What a module declares, without what it imports. */
function listOwnNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isFunctionDeclaration(statement) ? [statement.name?.text ?? ''] : [];
  });
  return new Set(names);
}

function listFunctions(source: ts.SourceFile): readonly (ts.FunctionDeclaration | ts.ArrowFunction)[] {
  return source.statements.flatMap((statement): readonly (ts.FunctionDeclaration | ts.ArrowFunction)[] => {
    if (ts.isFunctionDeclaration(statement)) return [statement];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ initializer }) =>
      initializer && ts.isArrowFunction(initializer) ? [initializer] : [],
    );
  });
}

function needsNames(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text)) return true;
  return ts.forEachChild(node, (child) => needsNames(child, names)) ?? false;
}

for (const file of globSync('{lib,functions,host,infra,site}/**/*.ts')) readDeclarations(file);

test.each(['member', 'helper'] as const)('no %s is declared in two files', (kind) => {
  const long = declarations[`${kind}s`].filter(({ text }) => text.length >= SHORTEST[kind]);
  expect(long.length).toBeGreaterThan(500);
  const twice = [...Map.groupBy(long, ({ text }) => text)]
    .map(([text, found]) => [text, [...new Set(found.map(({ file }) => file))]] as const)
    .filter(([, files]) => files.length > 1);
  expect(twice).toEqual([]);
});
