import type { StatusShape } from '@/ui/status/statuses';

const other: StatusShape = { mark: 'dashedCircle', label: 'その他' };

const states: Record<string, StatusShape> = {
  '20101': { mark: 'circle', label: '新規受付' },
  '20201': { mark: 'half', label: '発送待ち' },
  '20301': { mark: 'cross', label: '取り消し', ended: true },
  '20400': { mark: 'done', label: '完了' },
  '20401': { mark: 'threeQuarter', label: '発送済み' },
  '20402': { mark: 'triangle', label: '不備あり', box: 'caution' },
  '20499': other,
};

/** State of a shipment by its code (contract, `ShipmentState`); any other is その他. */
export function shipmentState(code: string): StatusShape {
  return states[code] ?? other;
}
