/** How many letters are to be added, taken away or changed to make one word of another. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...other].entries())
      line.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    above = line;
  }
  return above.at(-1) ?? 0;
}

/**
 * The known word that somebody most likely meant; upper and lower case are the same.
 * @returns undefined when none of them is like the word
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const ranked = known
    .map((one) => {
      const name = one.toLowerCase();
      const isPart = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
      return { one, far: isPart ? Math.min(2, distance(wanted, name)) : distance(wanted, name) };
    })
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.one : undefined;
}

/** ` Did you mean getBilling?`, or nothing, to follow a sentence that says what isn't known. */
export function didYouMean(word: string, known: readonly string[]): string {
  const found = nearest(word, known);
  return found === undefined ? '' : ` Did you mean ${found}?`;
}
