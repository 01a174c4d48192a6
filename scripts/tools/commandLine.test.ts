import { expect, test } from 'vitest';
import { type Command, helpOf, parseCommandLine } from './commandLine.ts';

const command = {
  name: 'npm run paint',
  does: 'paints the house',
  options: {
    colour: { value: 'NAME', does: 'what it is painted with (white)' },
    room: { value: 'NAME', many: true, does: 'only this one' },
    twice: { does: 'a second coat' },
  },
} as const satisfies Command;

test('Options are read, after a blank or after an equals sign; the last one counts', () => {
  const { values } = parseCommandLine(command, ['--colour', 'red', '--colour=blue', '--twice'])!;
  expect(values).toEqual({ colour: 'blue', room: undefined, twice: true });
  const rooms = parseCommandLine(command, ['--room', 'hall', '--room=attic'])?.values.room;
  expect(rooms).toEqual(['hall', 'attic']);
  expect(parseCommandLine(command, [])?.values.twice).toBe(false);
});

test('What is not known is refused with all that is, the nearest by name', () => {
  expect(() => parseCommandLine(command, ['--color', 'red'])).toThrow(
    'npm run paint has no option --color; it has --colour, --room, --twice, --help. Did you mean --colour?',
  );
  expect(() => parseCommandLine(command, ['red'])).toThrow("Unexpected argument 'red'");
  expect(() => parseCommandLine(command, ['--colour'])).toThrow(
    "'--colour <value>' argument missing",
  );
  expect(() => parseCommandLine(command, ['--twice=no'])).toThrow('does not take an argument');
});

test('Words are taken where the command has some', () => {
  const words = { name: 'ROOM …', does: 'what to paint' };
  expect(parseCommandLine({ ...command, words }, ['hall', '--twice'])?.words).toEqual(['hall']);
  expect(helpOf({ ...command, words })).toMatch('npm run paint -- ROOM …: paints the house');
});

test.for([['--help'], ['-h'], ['--nonsense', '--help']])('%s asks for help', (args) => {
  expect(parseCommandLine(command, args)).toBeUndefined();
});

test('The help has a line for each option', () => {
  expect(helpOf(command)).toMatch(/--colour NAME +what it is painted with[^]*--help/);
});
