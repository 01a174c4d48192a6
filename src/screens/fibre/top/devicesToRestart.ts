import type * as Schema from '@/api/generated/schemas';
import type { EquipmentKind } from '@/catalogue/generated/codes';
import { inOrder } from '@/catalogue/labelOf';

/** From the line into the house: each device needs the one before it. */
const order = inOrder<EquipmentKind>()(['onu', 'router', 'mesh_wifi', 'tv_tuner']);

/** Names of the customer's devices that have been delivered, in the order in which they are started. */
export const devicesToRestart = (equipment: readonly Schema.Equipment[]): string[] =>
  order.flatMap((kind) =>
    equipment
      .filter((one) => one.kind === kind && one.serial_last4 !== null)
      .map(({ name }) => name),
  );
