import type { Command } from 'commander';
import { release } from '../../lib/base/release.ts';
import { type FoundPackage, toInstallation } from '../in-process/data-packages.ts';
import { findInstalledFiles } from '../in-process/installed-files.ts';
import { createNatal } from '../in-process/natal.ts';
import { EXIT, paint } from './output.ts';

/** Adds `natal doctor`. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('says what is installed, what is missing and whether the engine calculates')
    .action(async () => {
      const { packages } = findInstalledFiles();
      console.log(`natal ${release.version}, Node ${process.version}, ${process.platform}-${process.arch}`);
      for (const line of packages.map(describePackage)) console.log(line);
      const fault = await tryEngine();
      console.log(
        fault === undefined ? 'The engine agrees with published positions.' : paint('red', `The engine: ${fault}`),
      );
      const isWell = fault === undefined && packages.every(({ isThere, isRequired }) => isThere || !isRequired);
      if (!isWell) process.exitCode = EXIT.failed;
    });
}

function describePackage({ isThere, version, ...data }: FoundPackage): string {
  const { name, purpose } = data;
  if (!isThere)
    return paint('yellow', `${name}: missing; it is needed for ${purpose}: ${toInstallation(data, release.version)}`);
  const isOther = version !== release.version;
  return isOther ? paint('yellow', `${name}: ${version}, but natal is ${release.version}`) : `${name}: ${version}`;
}

/** Checks every file and compares positions with published ones. @returns what is wrong */
async function tryEngine(): Promise<string | undefined> {
  try {
    const { status, checks } = (await createNatal().get('/ephemeris/health')) as {
      readonly status: string;
      readonly checks?: unknown;
    };
    return status === 'healthy' ? undefined : JSON.stringify(checks ?? status);
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}
