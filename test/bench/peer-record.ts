import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { drawRecordedGrowth } from '../../docs/pictures/growth.ts';
import { FIGURES_PATH, type RecordedFigures } from './peer-figures.ts';
import { writeRecordedPage } from './peer-page.ts';

function thisMachine(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim()}, Node ${process.versions.node}`;
}

/** Keeps the figures of a run, and writes the page and the picture that are made of them. */
export function record(measured: Pick<RecordedFigures, 'peers' | 'growth'>): void {
  const measuredOn = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const figures: RecordedFigures = { measuredOn, machine: thisMachine(), ...measured };
  writeFileSync(FIGURES_PATH, `${JSON.stringify(figures, undefined, 2)}\n`);
  drawRecordedGrowth();
  writeRecordedPage();
}
