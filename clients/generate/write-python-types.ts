import type { ContractType, Literal, Member } from './contract-type.ts';
import type { ClientModel, NamedType } from './model.ts';

/** Words that cannot be attributes of a class. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Writes the module of types of the Python client: a `TypedDict` for each object. */
export const writePythonTypes = ({
  schemas,
}: ClientModel): string => `"""Types of the contract. Written by \`npm run client\`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


${new PythonTypeWriter(schemas).writeAll().join('\n\n')}`;

/** Writes the module of paths that the Python client does not call again. */
export const writePythonPaths = (unrepeatable: readonly string[], health: readonly string[]): string =>
  `"""Paths with rules of their own. Written by \`npm run client\`."""

from typing import Final

#: POST paths where a second call differs from the first.
UNREPEATABLE_PATHS: Final = frozenset((${writeNames(unrepeatable)}))

#: Paths where a response with status 503 is a health report.
HEALTH_PATHS: Final = frozenset((${writeNames(health)}))
`;

const writeNames = (names: readonly string[]): string => names.map((name) => `${JSON.stringify(name)},`).join(' ');

/** Writes types. Objects within others get a class of their own, named after the members that lead to them. */
export class PythonTypeWriter {
  readonly #schemas: readonly NamedType[];
  readonly #names: Set<string>;
  #classes: string[] = [];

  constructor(schemas: readonly NamedType[]) {
    this.#schemas = schemas;
    this.#names = new Set(schemas.map(({ name }) => name));
  }

  writeAll(): string[] {
    for (const { name, description, type } of this.#schemas) {
      if (type.kind === 'flat birth') this.#writeFlatBody(name, type.body);
      else if (type.kind === 'object' && !findSharedType(type.members))
        this.#writeClass(name, description, type.members);
      else this.#writeAlias(name, this.write(type, name), description);
    }
    return this.takeClasses();
  }

  /** Classes that were written since the last call. */
  takeClasses(): string[] {
    const classes = this.#classes;
    this.#classes = [];
    return classes;
  }

  /** @param path name for an object without one */
  write(type: ContractType, path: string): string {
    switch (type.kind) {
      case 'reference':
        return type.name;
      case 'primitive':
        return PRIMITIVES[type.name];
      case 'literals':
        return writeLiterals(type.values);
      case 'list':
        return `list[${this.write(type.item, `${path}Item`)}]`;
      case 'map':
        return `dict[str, ${this.write(type.value, `${path}Value`)}]`;
      case 'union':
        return [...new Set(type.options.map((option) => this.write(option, `${path}Form`)))].join(' | ');
      case 'object':
        return this.#writeObject(type.members, path);
      case 'flat birth':
        return 'FlatBirth';
    }
  }

  #writeObject(members: readonly Member[], path: string): string {
    const shared = findSharedType(members);
    if (!shared) return this.#writeClass(this.#chooseName(path), undefined, members);
    return `dict[${writeLiterals(members.map(({ name }) => name))}, ${this.write(shared, path)}]`;
  }

  /** A class with the members of a birth in place of the subject of a body. One that the body itself has is the body's own. */
  #writeFlatBody(name: string, body = ''): void {
    const own = this.#listMembers(body).filter((member) => member.name !== 'subject');
    const birth = this.#listMembers('FlatBirth');
    const others = birth.filter((member) => !own.some((one) => one.name === member.name));
    const description = `\`${body}\` with the members of a birth in place of its subject`;
    if (others.length === birth.length) this.#writeClass(name, description, own, 'FlatBirth');
    else this.#writeClass(name, description, [...own, ...others]);
  }

  #listMembers(name: string): readonly Member[] {
    const type = this.#schemas.find((schema) => schema.name === name)?.type;
    return type?.kind === 'object' ? type.members : [];
  }

  #chooseName(path: string): string {
    let name = path;
    for (let count = 2; this.#names.has(name); count += 1) name = `${path}${count}`;
    this.#names.add(name);
    return name;
  }

  #writeClass(name: string, description: string | undefined, members: readonly Member[], base = 'TypedDict'): string {
    const fields = members.map((member) => ({ ...member, text: this.#writeField(name, member) }));
    const isClass = fields.every((field) => /^[A-Za-z_]\w*$/.test(field.name) && !KEYWORDS.has(field.name));
    const comment = description ? `    ${writeDocstring(description)}\n` : '';
    const lines = fields.map((field) => {
      const about = field.description ? `    ${writeDocstring(field.description)}\n` : '';
      return `    ${field.name}: ${field.text}\n${about}`;
    });
    const body = comment + lines.join('');
    const entries = fields.map((field) => `        ${JSON.stringify(field.name)}: ${JSON.stringify(field.text)},\n`);
    this.#classes.push(
      isClass
        ? `class ${name}(${base}):\n${body || '    pass\n'}`
        : `${name} = TypedDict(\n    "${name}",\n    {\n${entries.join('')}    },\n)\n`,
    );
    return name;
  }

  #writeField(owner: string, { name, type, isRequired }: Member): string {
    const text = this.write(type, owner + toPascalCase(name));
    return isRequired ? text : `NotRequired[${text}]`;
  }

  #writeAlias(name: string, text: string, description: string | undefined): void {
    const about = description ? `${writeDocstring(description)}\n` : '';
    this.#classes.push(`${name}: TypeAlias = ${JSON.stringify(text)}\n${about}`);
  }
}

const PRIMITIVES = { string: 'str', number: 'float', integer: 'int', boolean: 'bool', null: 'None', unknown: 'Any' };

/** A literal type cannot hold fractions. */
function writeLiterals(values: readonly Literal[]): string {
  const hasFraction = values.some((value) => typeof value === 'number' && !Number.isInteger(value));
  return hasFraction ? 'float' : `Literal[${values.map(writeLiteral).join(', ')}]`;
}

const writeLiteral = (value: Literal): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

/**
 * Type of all members of an object that has any of them, such as the positions of a chart by their bodies. A dictionary
 * can be read member by member and as a whole, a class only member by member.
 */
function findSharedType(members: readonly Member[]): ContractType | undefined {
  const [first, second] = members;
  const isShared = members.every(
    ({ type, isRequired }) =>
      !isRequired && type.kind === 'reference' && first?.type.kind === 'reference' && type.name === first.type.name,
  );
  return isShared && second ? first?.type : undefined;
}

const toPascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

const writeDocstring = (text: string): string =>
  `"""${text.replaceAll('\\', '\\\\').replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"""`;
