import Chip from '@mui/material/Chip';
import { Mark, type MarkName } from '@/theme/icon/Mark';

export interface StatusShape {
  mark: MarkName;
  label: string;
  /** The customer has something to do (caution) or to know (ink). */
  box?: 'caution' | 'ink';
  /** Over, or not begun: ink-2, regular weight. */
  ended?: boolean;
}

/** A state as shape and word, boxed where it needs the customer (docs/design.md §8). */
export function Status({ mark, label, box, ended }: StatusShape) {
  return (
    <Chip
      variant={box && 'outlined'}
      color={box === 'caution' ? 'warning' : ended ? 'secondary' : 'default'}
      icon={<Mark name={mark} />}
      label={label}
    />
  );
}

/** 必須 in ink or 任意 in outline, beside a field's label (docs/design.md §7). */
export function Tag({ optional }: { optional?: boolean }) {
  return (
    <Chip
      size="small"
      variant={optional ? 'outlined' : 'filled'}
      color={optional ? 'secondary' : 'default'}
      label={optional ? '任意' : '必須'}
    />
  );
}
