import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { GEOCODER_VARIABLES, SETTABLE } from '../infra/deployment-file.ts';
import { readOidcVariables } from '../infra/oidc.ts';
import { readAllowedOrigins } from '../lib/runtime/allowed-origins.ts';
import { readDemoSetting } from '../lib/runtime/demo-setting.ts';
import { readGeocoderSettings } from '../lib/runtime/geocoder-settings.ts';
import { readTrustedProxies } from './http/caller.ts';
import { type JobSettings, readJobSettings } from './jobs/settings.ts';
import { parsePort } from './operations/running-service.ts';
import { StartRefused } from './operations/start-refused.ts';
import { findStackTables, type StackTables } from './tables/of-stack.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of a service on a machine of one's own. */
export interface ServeSettings {
  readonly host: string;
  readonly port: number;
  /** Path prefix without a slash at the end; empty: none. */
  readonly basePath: string;
  /** Host under which clients see the service; undefined: its own. */
  readonly publicHost: string | undefined;
  /** Absolute path. */
  readonly tablesFile: string;
  /** Tables of a deployed stack in place of the file. */
  readonly stackTables: StackTables | undefined;
  /** As TRUSTED_PROXIES has it. */
  readonly trustedProxies: string | undefined;
  /** Processes that answer requests. */
  readonly workers: number;
  /** Processes for long calculations, started when they are needed. */
  readonly longWorkers: number;
  /** Descriptor of a socket that listens already; undefined: the service listens itself. */
  readonly listeningSocket: number | undefined;
  readonly graceMs: number;
  /** Jobs of many records; undefined: the service takes none. Their records are in the file of the tables. */
  readonly jobs: JobSettings | undefined;
  /** Environment of every function. */
  readonly variables: Readonly<Record<string, string>>;
}

const MAX_WORKERS = 256;

/** A little more than the longest request takes. */
const DEFAULT_GRACE_SECONDS = 30;
const MAX_GRACE_SECONDS = 600;

const LOG_LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'];

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 *
 * @throws StartRefused naming every invalid variable
 */
export function readServeSettings(environment: Environment): ServeSettings {
  const faults: string[] = [];
  const read = <Value>(parse: () => Value, otherwise: Value): Value => {
    try {
      return parse();
    } catch (fault) {
      faults.push(fault instanceof Error ? fault.message : String(fault));
      return otherwise;
    }
  };
  const oidc = read(() => readOidcVariables(environment), {});
  const basePath = read(() => readBasePath(environment.BASE_PATH), '');
  const processors = availableParallelism();
  const workers = read(() => readCount('WORKERS', environment, processors, MAX_WORKERS), processors);
  const longWorkers = Math.ceil(workers / 2);
  const grace = read(() => readCount('GRACE_SECONDS', environment, DEFAULT_GRACE_SECONDS, MAX_GRACE_SECONDS), 0);
  const tablesFile = resolve(environment.TABLES_FILE || '.local/tables.sqlite');
  const settings: ServeSettings = {
    host: environment.HOST || '127.0.0.1',
    port: read(() => parsePort(environment.PORT), 0),
    basePath,
    publicHost: oidc.PUBLIC_URL === undefined ? undefined : new URL(oidc.PUBLIC_URL).host,
    trustedProxies: read(() => requireProxies(environment.TRUSTED_PROXIES), undefined),
    tablesFile,
    stackTables: read(() => readStackTables(environment), undefined),
    workers,
    longWorkers: read(() => readCount('LONG_WORKERS', environment, longWorkers, MAX_WORKERS), longWorkers),
    listeningSocket: readListeningSocket(environment),
    graceMs: grace * 1000,
    jobs: read(() => readJobSettings(environment, tablesFile, Math.ceil(processors / 2)), undefined),
    variables: read(() => readFunctionVariables(environment, basePath), {}),
  };
  if (faults.length > 0) throw new StartRefused(faults.join('\n'));
  return settings;
}

/** @throws Error for anything but the name of a stack, for a file besides, and without a Region */
function readStackTables(environment: Environment): StackTables | undefined {
  const { TABLES_STACK: stack, TABLES_FILE: file, AWS_REGION: region } = environment;
  if (!stack) return undefined;
  if (!/^[A-Za-z][A-Za-z0-9-]{0,127}$/.test(stack))
    throw new Error(`TABLES_STACK is "${stack}"; it must be the name of a stack such as natal-prod`);
  if (file) throw new Error('TABLES_STACK and TABLES_FILE name different tables; set one of them');
  if (!region) throw new Error('TABLES_STACK needs AWS_REGION, the Region of the stack');
  return findStackTables(stack, environment);
}

/** Clients remove the names . and .. from paths. @returns without a slash at the end @throws Error for anything but a path */
function readBasePath(text: string | undefined): string {
  const path = (text ?? '').replace(/\/$/, '');
  if (/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(path)) return path;
  throw new Error(
    `BASE_PATH is "${text}"; it must be a path such as /astro, of letters, digits and . _ ~ -, without . and .. as names`,
  );
}

/**
 * The first socket that systemd passes to this process.
 *
 * @source sd_listen_fds(3): sockets begin at descriptor 3, and LISTEN_PID names the process that they are for
 */
const readListeningSocket = ({ LISTEN_PID: pid, LISTEN_FDS: sockets }: Environment): number | undefined =>
  Number(pid) === process.pid && Number(sockets) > 0 ? 3 : undefined;

/** @throws Error naming the invalid entry */
function requireProxies(text: string | undefined): string | undefined {
  readTrustedProxies(text);
  return text;
}

function readCount(name: string, environment: Environment, otherwise: number, most: number): number {
  const text = environment[name];
  if (!text) return otherwise;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw new Error(`${name} is "${text}"; it must be a whole number from 1 to ${most}`);
}

/** Variables of the functions, as a deployment sets them. Below a base path, BASE_PATH follows the origin in PUBLIC_URL. */
function readFunctionVariables(environment: Environment, basePath: string): Record<string, string> {
  const set = SETTABLE.environment.flatMap((name) => {
    const value = environment[name];
    return value ? [[name, value] as const] : [];
  });
  const variables: Record<string, string> = Object.fromEntries(set);
  readAllowedOrigins(variables);
  readDemoSetting(variables);
  readGeocoderSettings(Object.fromEntries(set.filter(([name]) => GEOCODER_VARIABLES.some((known) => known === name))));
  if (basePath !== '') variables.BASE_PATH = basePath;
  return { ...variables, SERVICE_ROOT: basePath, POWERTOOLS_LOG_LEVEL: readLogLevel(environment.LOG_LEVEL) };
}

function readLogLevel(text: string | undefined): string {
  if (!text) return 'INFO';
  if (LOG_LEVELS.includes(text)) return text;
  throw new Error(`LOG_LEVEL is "${text}"; it must be one of ${LOG_LEVELS.join(', ')}`);
}
