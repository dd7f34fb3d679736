// Stands for the package sweph in published bundles: its binary for this machine lies beside them, so that an installation runs no script
// and needs no compiler.
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const constants = require('../../../node_modules/sweph/constants.js');

const FOLDER = join(__dirname, 'engine');
const MACHINE = `${process.platform}-${process.arch}`;

function load() {
  const file = join(FOLDER, `${MACHINE}.node`);
  const machines = () =>
    readdirSync(FOLDER)
      .map((name) => name.replace('.node', ''))
      .join(', ');
  if (!existsSync(file)) throw new Error(`natal has no engine for ${MACHINE}; there is one for ${machines()}`);
  try {
    return require(file);
  } catch (cause) {
    throw new Error(`the engine for ${MACHINE} cannot be loaded here; on Linux it needs glibc: ${cause.message}`, {
      cause,
    });
  }
}

module.exports = { ...load(), constants };
