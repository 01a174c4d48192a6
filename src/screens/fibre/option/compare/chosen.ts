/** Options side by side at most (look: option-compare). */
export const mostCompared = 3;

const pattern = /^(MO\d{3}N|VOIP|RVOIP|HIKARITV)$/;

/** Reads `?codes=MO320N,MO361N`: known forms only, each once, three at most. */
export function chosenOf(params: URLSearchParams): string[] {
  const codes = (params.get('codes') ?? '').toUpperCase().split(',');
  return [...new Set(codes)].filter((code) => pattern.test(code)).slice(0, mostCompared);
}

/** The choice with one more, or without one that was in it. */
export function toggled(codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((other) => other !== code);
  return [...codes, code].slice(0, mostCompared);
}
