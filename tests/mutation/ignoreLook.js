import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Attributes that say how a thing looks, which no test of its words can notice; pictures compare that. */
const ofLook = new Set(['sx', 'spacing', 'direction']);

/** Stryker makes no mistakes in what it names. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'look', {
    shouldIgnore: ({ node }) =>
      node.type === 'JSXAttribute' && ofLook.has(node.name.name) ? 'how it looks' : undefined,
  }),
];
