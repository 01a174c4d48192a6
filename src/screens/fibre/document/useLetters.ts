import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { now } from '@/lib/clock';
import { japanDay } from '@/lib/date';
import { type Obstacle, wc24Obstacle, webDetailObstacle } from './obstacles';

interface Letters {
  shipments: Schema.Shipment[];
  wc24?: Obstacle;
  webDetail?: Obstacle;
}

/** The shipments, and why each letter can't be asked for now. */
export function useLetters(): Letters {
  const [{ data: voip }, { data: shipping }] = useSuspenseQueries({
    queries: [read(api.getOptionVoip), read(api.getDocumentShipping)],
  });
  const { shipments } = shipping;
  return {
    shipments,
    wc24: wc24Obstacle(voip, shipments, japanDay(now())),
    webDetail: webDetailObstacle(voip, shipments),
  };
}
