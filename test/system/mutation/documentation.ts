/** The part of a node of Babel that decides. */
interface Node {
  readonly type: string;
  readonly callee?: { readonly property?: { readonly name?: string } };
}

interface Path {
  readonly node: Node;
  readonly parent: Node | undefined;
}

/** Descriptions and examples of members, `.meta({ … })`: they change what pages say, not what the service does. */
function shouldIgnore({ node, parent }: Path): string | undefined {
  const isDocumentation =
    node.type === 'ObjectExpression' && parent?.type === 'CallExpression' && parent.callee?.property?.name === 'meta';
  return isDocumentation ? 'documentation' : undefined;
}

/** What Stryker reads of a plugin: https://stryker-mutator.io/docs/stryker-js/disable-mutants/#using-an-ignore-plugin */
export const strykerPlugins = [{ kind: 'Ignore', name: 'documentation', value: { shouldIgnore } }];
