import { constants } from 'node:os';

/** What was asked for is refused, and the message says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The command was stopped by a signal. Its exit code is that of shells: 130 for Ctrl-C, 143 for SIGTERM. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly exitCode: number;

  constructor(message: string, signal: NodeJS.Signals) {
    super(message);
    this.exitCode = 128 + constants.signals[signal];
  }
}
