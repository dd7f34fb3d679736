import { api } from '../../../functions/api.ts';
import { ALARMS, type AlarmRow } from '../../alarms.ts';
import { TABLES } from '../../tables.ts';
import type { Figures } from '../figures.ts';

/** Refused reads and writes of each table. */
const METRICS_OF_TABLE_ALARM = 2 * Object.keys(TABLES).length;

/** That of `constructs/alarm-topic.ts`; everything else is encrypted with keys of AWS's own. */
const KEYS = 1;

/** Rules of `constructs/firewall.ts`: three groups that AWS keeps, and the flood. */
const FIREWALL_RULES = 4;

const alarms: readonly AlarmRow[] = Object.values(ALARMS);

/** What of the stack is paid for by the month. */
export function countStack(): Figures['counted'] {
  return {
    routes: Object.values(api).reduce((sum, { endpoints }) => sum + endpoints.length, 0),
    alarms: alarms.length,
    alarmMetrics: alarms.reduce((sum, { watched }) => sum + (watched.of === 'tables' ? METRICS_OF_TABLE_ALARM : 1), 0),
    keys: KEYS,
    firewallRules: FIREWALL_RULES,
  };
}
