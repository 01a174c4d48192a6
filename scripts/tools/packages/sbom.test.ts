import { expect, test } from 'vitest';
import { type Bom, publishedBom, publishedPackages } from './sbom.ts';

const notices = `# Licenses

## @mui/material - 9.5.0 (MIT)

The MIT License. ## not this - 1.0.0 (MIT)

## yubin - 0.2.2 (MIT)
`;

const component = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  name,
  version,
  licenses: [{ license: { id: 'MIT' } }],
});
const bom = {
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'portal@1.0.0', name: 'a-folder' } },
  components: [
    component('@mui/material', '9.5.0'),
    component('yubin', '0.2.2'),
    component('yubin', '0.1.0'),
    component('vitest', '4.1.0'),
  ],
  dependencies: [
    { ref: 'portal@1.0.0', dependsOn: ['@mui/material@9.5.0', 'vitest@4.1.0', 'yubin@0.2.2'] },
    { ref: '@mui/material@9.5.0', dependsOn: ['clsx@2.1.1'] },
    { ref: 'vitest@4.1.0', dependsOn: [] },
  ],
} satisfies Bom & { bomFormat: string };

test('a build’s notices name what is in it', () => {
  expect([...publishedPackages(notices)]).toEqual(['@mui/material@9.5.0', 'yubin@0.2.2']);
});

test('the bill has what is published, as npm describes it, and no tool', () => {
  expect(publishedBom(bom, 'portal', publishedPackages(notices))).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'portal@1.0.0', name: 'portal' } },
    components: [component('@mui/material', '9.5.0'), component('yubin', '0.2.2')],
    dependencies: [
      { ref: 'portal@1.0.0', dependsOn: ['@mui/material@9.5.0', 'yubin@0.2.2'] },
      { ref: '@mui/material@9.5.0', dependsOn: [] },
    ],
  });
});

test('a package that is published and not installed is named', () => {
  expect(() => publishedBom(bom, 'portal', new Set(['yubin@0.3.0']))).toThrow(
    'Not installed as it was built: yubin@0.3.0. Run npm ci and build again.',
  );
});
