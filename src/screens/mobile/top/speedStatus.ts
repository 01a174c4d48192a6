import type { StatusShape } from '@/ui/status/statuses';
import type { TrafficControl } from './queries';

const speeds: Record<TrafficControl['speed'], StatusShape> = {
  high: { mark: 'filled', label: '高速通信 オン' },
  low: { mark: 'circle', label: '高速通信 オフ' },
  limited: { mark: 'triangle', label: '低速(データの残りなし)', box: 'caution' },
};

/** How fast data goes now, as shape and word. */
export function speedStatus({ speed }: TrafficControl): StatusShape {
  return speeds[speed];
}
