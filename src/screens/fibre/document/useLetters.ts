import { useSuspenseQueries } from '@tanstack/react-query';
import { now } from '@/lib/clock';
import { japanDay } from '@/lib/date';
import { voipQueries } from '../option/voip/queries';
import { type Obstacle, wc24Obstacle, webDetailObstacle } from './obstacles';
import { documentQueries, type Shipment } from './queries';

interface Letters {
  shipments: Shipment[];
  wc24?: Obstacle;
  webDetail?: Obstacle;
}

/** The shipments, and why each letter can't be asked for now. */
export function useLetters(): Letters {
  const [{ data: voip }, { data: shipping }] = useSuspenseQueries({
    queries: [voipQueries.voip(), documentQueries.shipping()],
  });
  const { shipments } = shipping;
  return {
    shipments,
    wc24: wc24Obstacle(voip, shipments, japanDay(now())),
    webDetail: webDetailObstacle(voip, shipments),
  };
}
