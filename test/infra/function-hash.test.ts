import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFunction } from '../../infra/build/function-hash.ts';
import { packCode } from '../../lib/runtime/start/cached-code.ts';

const SOURCE = Buffer.from('module.exports.handler = () => 1;');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'function-hash-test-'));
  write('index.js', SOURCE);
  write('index.js.code', packCode(SOURCE, Buffer.from('one')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array): void => writeFileSync(join(folder, name), content);

describe('the hash of a function', () => {
  it('is the same for other cached bytes of the same source, so that nothing is published anew', () => {
    const before = hashFunction(folder);
    write('index.js.code', packCode(SOURCE, Buffer.from('another')));
    expect(hashFunction(folder)).toBe(before);
  });

  it('changes with a file, with its name, and with the Node that the cached code is for', () => {
    const hashes = [hashFunction(folder)];
    write('contract.json', '{}');
    hashes.push(hashFunction(folder));
    rmSync(join(folder, 'contract.json'));
    write('other.json', '{}');
    hashes.push(hashFunction(folder));
    const packed = packCode(SOURCE, Buffer.from('one'));
    write('index.js.code', packed.toString('latin1').replace(process.version, 'v24.0.0'));
    hashes.push(hashFunction(folder));
    write('index.js', `${SOURCE}\n`);
    hashes.push(hashFunction(folder));
    expect(new Set(hashes).size).toBe(5);
  });
});
