/** A label beside the edge of the map, and the line that it belongs to. */
export interface Label {
  readonly text: string;
  readonly colour: string;
  /** Where the line leaves the map. */
  readonly x: number;
}

/** A label moved along the edge so that it is clear of its neighbours. */
export interface PlacedLabel extends Label {
  readonly labelX: number;
}

const WIDTH_PER_LETTER = 6.5;
const GAP = 15;

const widthOf = ({ text }: Label): number => text.length * WIDTH_PER_LETTER + GAP;

/** Labels that touch, and so move together. */
interface Cluster {
  readonly labels: readonly Label[];
  readonly width: number;
  /** Mean of where the left edge would be, were each label centred on its line. */
  readonly left: number;
}

/** Labels side by side, each as near to its line as the others let it. */
export function sideBySide(labels: readonly Label[], edges: readonly [number, number]): readonly PlacedLabel[] {
  let clusters: readonly Cluster[] = [];
  for (const label of labels.toSorted((a, b) => a.x - b.x)) clusters = withCluster(clusters, alone(label), edges);
  return clusters.flatMap(placed);
}

function alone(label: Label): Cluster {
  const width = widthOf(label);
  return { labels: [label], width, left: label.x - width / 2 };
}

/** A further cluster at the right, joined to the last one as long as they overlap. */
function withCluster(
  clusters: readonly Cluster[],
  next: Cluster,
  edges: readonly [number, number],
): readonly Cluster[] {
  const last = clusters.at(-1);
  const moved = { ...next, left: Math.max(edges[0], Math.min(edges[1] - next.width, next.left)) };
  if (!last || last.left + last.width <= moved.left) return [...clusters, moved];
  const [before, after] = [last.labels.length, next.labels.length];
  const left = (last.left * before + (next.left - last.width) * after) / (before + after);
  const joined = { labels: [...last.labels, ...next.labels], width: last.width + next.width, left };
  return withCluster(clusters.slice(0, -1), joined, edges);
}

function placed({ labels, left }: Cluster): readonly PlacedLabel[] {
  let taken = left;
  return labels.map((label) => {
    const labelX = taken + widthOf(label) / 2;
    taken += widthOf(label);
    return { ...label, labelX };
  });
}
