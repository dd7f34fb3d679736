import type { ContractType, Member } from './contract-type.ts';
import type { ClientModel, NamedType } from './model.ts';
import type { AnswerType, ClientMethod, ClientOperation } from './operations.ts';
import { PythonTypeWriter } from './write-python-types.ts';

/** Names of the calls' own parameters. */
const OWN_PARAMETERS: readonly string[] = ['self', 'path', 'body', 'timeout'];

/** The two classes of calls, and how each writes a call and an iterator of pages. */
const KINDS = [
  { name: 'Calls', about: 'Calls that wait for their answer.', define: 'def', iterator: 'Iterator' },
  { name: 'AsyncCalls', about: 'Calls for `async` code.', define: 'async def', iterator: 'AsyncIterator' },
] as const;

type Kind = (typeof KINDS)[number];

/** Writes the stub of `calls.py`: one overload for each form of each answer. */
export function writePythonCalls({ schemas, operations }: ClientModel): string {
  const writer = new PythonTypeWriter(schemas);
  const overloads = operations.flatMap((operation) => listOverloads(operation, schemas, writer));
  const text = [...writer.takeClasses(), ...KINDS.map((kind) => writeKind(kind, overloads))].join('\n');
  // Summaries may have the words of types.
  const words = new Set(text.replaceAll(/""".*?"""/gs, '').match(/\w+/g));
  const imported = schemas.map(({ name }) => name).filter((name) => words.has(name));
  return `"""Types of the calls. Written by "npm run client"."""

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Literal, TypedDict, overload

from .contract import (
${imported.map((name) => `    ${name},\n`).join('')})

${text}`;
}

interface Overload {
  readonly method: ClientMethod;
  readonly parameters: string;
  readonly answer: string;
  readonly summary: string;
  /** Whether the answer comes in pages. */
  readonly isPaged: boolean;
}

function listOverloads(
  operation: ClientOperation,
  schemas: readonly NamedType[],
  writer: PythonTypeWriter,
): Overload[] {
  const { method, path, body, pathParameters, query, answers, summary } = operation;
  const name = path.replaceAll(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const formats = listLiterals(query.find((member) => member.name === 'format')?.type);
  const requestBody = body ? [`body: ${writer.write(body, `${name}Body`)}`] : [];
  return Object.entries(answers).map(([form, type]) => {
    const chosen = query.map((member) => chooseForm(member, form, formats));
    const named = [...pathParameters, ...chosen].map((member) => writeParameter(member, writer, name));
    const parameters = ['self', `path: Literal["${path}"]`, ...requestBody, '*', ...named, 'timeout: float = ...'];
    return {
      method,
      parameters: parameters.join(', '),
      answer: writeAnswer(type, writer, `${name}${form[0]?.toUpperCase()}${form.slice(1)}`),
      summary,
      isPaged: hasCursor(body, schemas),
    };
  });
}

const listLiterals = (type: ContractType | undefined): readonly unknown[] =>
  type?.kind === 'literals' ? type.values : [];

/** The parameters `format` and `preset` with the values that lead to a form. */
function chooseForm(member: Member, form: string, formats: readonly unknown[]): Member {
  const isFormat = formats.includes(form) && form !== 'json';
  const isJson = !isFormat;
  const narrow = (value: string, isRequired: boolean): Member => ({
    ...member,
    isRequired,
    type: { kind: 'literals', values: [value] },
  });
  if (member.name === 'format') return isJson ? narrow('json', false) : narrow(form, true);
  if (member.name !== 'preset' || isFormat) return member;
  return form === 'json' ? narrow('full', false) : narrow(form, true);
}

function writeParameter({ name, type, isRequired }: Member, writer: PythonTypeWriter, path: string): string {
  if (OWN_PARAMETERS.includes(name)) throw new Error(`the parameter ${name} of ${path} has the name of a call's own`);
  return `${name}: ${writer.write(type, path)}${isRequired ? '' : ' = ...'}`;
}

function writeAnswer(type: AnswerType, writer: PythonTypeWriter, path: string): string {
  if (type.kind === 'nothing') return 'None';
  if (type.kind === 'text') return 'str';
  if (type.kind === 'text or bytes') return 'str | bytes';
  return type.kind === 'bytes' ? 'bytes' : writer.write(type, path);
}

/** Whether a request body can ask for the next page. */
function hasCursor(body: ContractType | undefined, schemas: readonly NamedType[]): boolean {
  const own = body?.kind === 'union' ? body.options[0] : body;
  const type = own?.kind === 'reference' ? schemas.find(({ name }) => name === own.name)?.type : own;
  return type?.kind === 'object' && type.members.some(({ name }) => name === 'cursor');
}

function writeKind(kind: Kind, overloads: readonly Overload[]): string {
  const paged = overloads.filter(({ isPaged }) => isPaged);
  return `class ${kind.name}:
    """${kind.about}"""

    ${kind.define} call(
        self,
        method: Literal["GET", "POST", "DELETE"],
        path: str,
        body: Mapping[str, Any] | None = ...,
        *,
        timeout: float | None = ...,
        **parameters: object,
    ) -> Any: ...

${overloads.map((overload) => writeMethod(kind, overload)).join('\n')}
${paged.map((overload) => writePages(kind, overload)).join('\n')}`;
}

const writeMethod = ({ define }: Kind, { method, parameters, answer, summary }: Overload): string =>
  `    @overload
    ${define} ${method}(${parameters}) -> ${answer}:
        """${summary.replaceAll('"', "'")}"""
`;

const writePages = ({ iterator }: Kind, { parameters, answer, summary }: Overload): string =>
  `    @overload
    def pages(${parameters}) -> ${iterator}[${answer}]:
        """${summary.replaceAll('"', "'")}"""
`;
