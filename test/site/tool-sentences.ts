/** What each tool does, in whole sentences for the guide. Its own description is shorter, as models pay for every word. */
const SENTENCES: Readonly<Record<string, string>> = {
  birth_chart:
    'It casts the chart of a birth or an event and lists bodies, houses, angles and aspects, on request relocated to another place. Other tools take its handle, which keeps the settings.',
  chart_facts:
    'It lists facts about a chart: elements, aspect patterns, stelliums, shape, house rulers, receptions, dignities, sect and Moon; or its lots, or the fixed stars at its points.',
  vedic:
    'It casts the sidereal chart of a birth with grahas, nakshatras, vargas, karakas and states, and the present dasha; as further sections it lists dashas, the panchanga of the birth or of a day there, transits of Saturn around the Moon, yogas, ashtakavargas, the strengths of planets, the annual chart, and a matching with a groom.',
  digest:
    'It says what a day, week, month or year brings to a birth, strongest first: transits, lunations, eclipses, stations, ingresses and time lords.',
  what_is_active:
    'It says what is active in a birth now or at a moment: transits with their houses, the progressed Moon, and the time lords.',
  transit_search:
    'It finds when moving bodies make exact aspects to a birth between two dates, or within a year if none are given, and when they begin and end.',
  compare:
    'It compares two births: the aspects from one to the other, and the houses that the points of each fall into; or it makes one chart of both.',
  compare_with_program:
    'It says why another program, book or certificate states other positions of a birth, or that nothing explains them.',
  sky_now:
    'It describes the sky now or at a moment: positions, aspects, phase of the Moon, retrograde bodies; and at a place also houses, rising and setting, twilight and planetary hour.',
  events:
    'It lists stations, ingresses, lunations and eclipses between two dates, and other kinds of events by name. With a step it answers with a table of positions.',
  elections:
    'It finds when conditions that you state hold, in words or as JSON, such as “Moon waxing, not void of course, Mercury direct”, and says how it read them.',
  returns: 'It finds when a body returns to its place at birth, nearest to a date, and casts the chart of that moment.',
  progressed:
    'It progresses or directs a birth to now or a date and lists the aspects to the birth, and when they become exact.',
  map: 'It says which bodies of a birth are on an angle near a place, the nearest first.',
  moon: 'It gives phase and sign of the Moon now or at a moment, and the phases, eclipses, ingresses and void periods that follow.',
  check_citations:
    'It finds the statements of a text about a birth, in sentences or as ids, and says which hold, and what is right in place of the others.',
  explain: 'It searches this documentation for methods, settings, warnings, errors and accuracy.',
  call_endpoint:
    'It calls any endpoint but those for links, reports, tokens and the cache, lists them all, and describes the request of one. It is for what no other tool does.',
};

/** @throws Error for a tool without a sentence */
export function describeTool(name: string): string {
  const sentence = SENTENCES[name];
  if (sentence === undefined) throw new Error(`write a sentence about the tool ${name} in test/site/tool-sentences.ts`);
  return sentence;
}
