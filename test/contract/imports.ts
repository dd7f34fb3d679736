import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Import {
  /** For a file of the project its path from the root of the checkout, else the module's name. */
  readonly target: string;
  /** Whether type stripping removes the import. */
  readonly isTypeOnly: boolean;
  /** Whether the module is loaded when the code runs, by `import()`. */
  readonly isLazy: boolean;
}

/** A file of the project and what it imports. */
export interface SourceFile {
  /** Path from the root of the checkout. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** Every TypeScript file in some folders of the checkout. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT }));
  return paths.sort().map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });
}

function importsOf(path: string, text: string): readonly Import[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const written = statements.flatMap((statement) => writtenImport(path, statement));
  const known = new Set(written.map(({ target }) => target));
  // Those inside expressions too: import('…') and require('…').
  const anywhere = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => targetOf(path, fileName));
  const dynamic = anywhere.filter((target) => !known.has(target));
  return [...written, ...dynamic.map((target) => ({ target, isTypeOnly: false, isLazy: true }))];
}

function writtenImport(path: string, statement: ts.Statement): readonly Import[] {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return [];
  if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const isTypeOnly = isImport
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : statement.isTypeOnly;
  return [{ target: targetOf(path, statement.moduleSpecifier.text), isTypeOnly, isLazy: false }];
}

function targetOf(path: string, specifier: string): string {
  return specifier.startsWith('.') ? relative(ROOT, join(ROOT, dirname(path), specifier)) : specifier;
}

/** All files of the project and modules that loading one file loads. Type-only imports are excluded. */
export function loadedBy(entry: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const loaded = new Set([entry]);
  // Iterating a set also visits elements added during the loop.
  for (const path of loaded) {
    const values = (byPath.get(path)?.imports ?? []).filter(({ isTypeOnly }) => !isTypeOnly);
    for (const { target } of values) loaded.add(target);
  }
  return loaded;
}
