import type { YogaCondition, YogaForm } from '../../base/catalog/yoga-conditions.ts';
import { CHART_YOGAS, type FamilyYoga } from '../../base/catalog/yogas.ts';
import type { YogaChart } from './yoga-chart.ts';
import { type Finding, findGraha, type Judgement, judgeLeaf, UNKNOWN, type YogaFact } from './yoga-leaves.ts';

/** A yoga as judged in a chart. */
export interface JudgedYoga {
  readonly yoga: FamilyYoga;
  /** Name of the form that was chosen. */
  readonly form: string;
  readonly present: boolean | null;
  /** The facts that make it true; empty where it is absent. */
  readonly because: readonly YogaFact[];
}

/**
 * Judges every yoga of the catalog.
 *
 * @param forms name of the form by the id of a yoga; those that are not named have their first one
 */
export function judgeYogas(chart: YogaChart, forms: ReadonlyMap<string, string>): readonly JudgedYoga[] {
  const judgement: Judgement = {
    chart,
    isAnyPresent: (families) =>
      combine(
        CHART_YOGAS.filter(({ family }) => families.includes(family)).map((item) =>
          judge(chooseForm(item, forms)[1].when, judgement),
        ),
        true,
      ),
  };
  return CHART_YOGAS.map((yoga) => {
    const [form, { when }] = chooseForm(yoga, forms);
    const { holds, facts } = judge(when, judgement);
    const distinct = new Map(facts.map((fact) => [JSON.stringify(fact), fact]));
    return { yoga, form, present: holds, because: holds ? [...distinct.values()] : [] };
  });
}

function chooseForm({ id, forms }: FamilyYoga, chosen: ReadonlyMap<string, string>): readonly [string, YogaForm] {
  const entries = Object.entries(forms);
  return (entries.find(([name]) => name === chosen.get(id)) ?? entries[0]) as [string, YogaForm];
}

function judge(condition: YogaCondition, judgement: Judgement): Finding {
  if ('all' in condition)
    return combine(
      condition.all.map((item) => judge(item, judgement)),
      false,
    );
  if ('any' in condition)
    return combine(
      condition.any.map((item) => judge(item, judgement)),
      true,
    );
  if ('not' in condition) {
    const { holds, facts } = judge(condition.not, judgement);
    return { holds: holds === null ? null : !holds, facts };
  }
  if ('count' in condition) return judgeCount(condition.count, judgement);
  return judgeLeaf(condition, judgement);
}

/** @param decisive true for `any`: one that holds decides; false for `all`: one that fails does */
function combine(findings: readonly Finding[], decisive: boolean): Finding {
  const deciding = findings.filter(({ holds }) => holds === decisive);
  if (deciding.length > 0) return { holds: decisive, facts: deciding.flatMap(({ facts }) => facts) };
  if (findings.some(({ holds }) => holds === null)) return UNKNOWN;
  return { holds: !decisive, facts: findings.flatMap(({ facts }) => facts) };
}

type Count = Extract<YogaCondition, { count: unknown }>['count'];

function judgeCount({ of, where, ...amount }: Count, judgement: Judgement): Finding {
  const members = typeof of === 'string' ? judgement.chart.sets[of] : of.map((ref) => findGraha(ref, judgement)?.id);
  const findings = members.map((it) => (it === undefined ? UNKNOWN : judge(where, { ...judgement, it })));
  const { min = amount.max === undefined ? members.length : 0, max = members.length } = amount;
  const number = (wanted: boolean | null) => findings.filter(({ holds }) => holds === wanted).length;
  const least = number(true);
  const most = least + number(null);
  const factsOf = (wanted: boolean) => findings.flatMap(({ holds, facts }) => (holds === wanted ? facts : []));
  if (least >= min && most <= max) return { holds: true, facts: factsOf(min > 0) };
  if (most < min || least > max) return { holds: false, facts: factsOf(least > max) };
  return UNKNOWN;
}
