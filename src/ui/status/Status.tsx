import Chip from '@mui/material/Chip';
import { Mark } from '@/theme/icon/Mark';
import type { StatusShape } from './statuses';

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
