import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { servicePacks, voipAreas, voipCarriers } from '@/catalogue/voip';
import { formatPhone } from '@/lib/phone';
import { Verbatim } from '@/ui/page/Page';
import type { OptionType } from '../order/orderForm';
/** ホームでんわ: number, area and pack; entry, change and quit have procedures of their own. */
export const voip: OptionType = {
  useFacts: () => {
    const { data } = useSuspenseQuery(read(api.getOptionVoip));
    const { phone_number, area, pack, carrier } = data;
    return [
      {
        term: '電話番号',
        value: phone_number ? (
          <Verbatim>{formatPhone(phone_number)}</Verbatim>
        ) : (
          '決まりましたらお知らせします'
        ),
        ...(carrier && { note: `${labelOf(voipCarriers, carrier)}から引き継いだ番号` }),
      },
      { term: 'エリア', value: labelOf(voipAreas, area) },
      { term: 'サービスパック', value: labelOf(servicePacks, pack) },
    ];
  },
};

/** ホームでんわ ライト: a new number; only its pack can be changed here. */
export const rvoip: OptionType = {
  useFacts: () => {
    const { phone_number, can_change_to_voip } = useSuspenseQuery(read(api.getOptionRvoip)).data;
    return [
      {
        term: '電話番号',
        value: phone_number ? (
          <Verbatim>{formatPhone(phone_number)}</Verbatim>
        ) : (
          '決まりましたらお知らせします'
        ),
      },
      {
        term: 'ホームでんわへの変更',
        value: can_change_to_voip ? 'できます' : 'いまはできません',
        ...(can_change_to_voip && { note: 'お電話で承ります' }),
      },
    ];
  },
};
