import { spawnSync } from 'node:child_process';

/** The emulator replaces parts of moto that differ between its versions. */
const MOTO = '5.2.1';

const PROGRAM = 'import moto, moto.server, openapi_spec_validator; print(moto.__version__)';

/** @returns what is missing for the emulator, and how to install it; undefined where nothing is */
export function emulatorLacks(): string | undefined {
  const { stdout } = spawnSync('python3', ['-c', PROGRAM], { encoding: 'utf8' });
  if (stdout?.trim() === MOTO) return undefined;
  return `Python has no moto ${MOTO} (pip install 'moto[all,server]==${MOTO}')`;
}
