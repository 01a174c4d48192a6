import type { StatusShape } from '@/ui/status/statuses';
import type { TrafficControl } from './queries';

const speeds: Record<TrafficControl['speed'], StatusShape> = {
  high: { mark: 'filled', word: '高速通信 オン' },
  low: { mark: 'circle', word: '高速通信 オフ' },
  limited: { mark: 'triangle', word: '低速(データの残りなし)', box: 'caution' },
};

/** How fast data goes now, as shape and word. */
export function speedStatus({ speed }: TrafficControl): StatusShape {
  return speeds[speed];
}
