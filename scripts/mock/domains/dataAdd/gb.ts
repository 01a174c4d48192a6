/** MB as `1.0GB`. */
export const gb = (mb: number): string => `${(mb / 1000).toFixed(1)}GB`;
