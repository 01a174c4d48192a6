import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import { longestSearch } from '@/lib/searchMatch';

/** Says what to do where nothing was found: other words, or somebody to ask. */
export function NothingFound({ search }: { search: string }) {
  return (
    <Box sx={{ py: 5 }}>
      <Typography variant="fact" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {search.length > longestSearch
          ? `${longestSearch}文字より長い言葉では探せません。`
          : `「${search}」は見つかりませんでした。`}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        短い言葉や、ひらがなでもお試しください。お困りのことは、サポートでお調べいただくか、お電話でお尋ねください。
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, mt: 3 }}>
        <Button variant="text" href={getConfig().links.support}>
          サポートを見る
        </Button>
        <Button
          variant="text"
          href={`tel:${brand.support.phone}`}
        >{`${brand.support.phone}(${brand.support.hours})`}</Button>
      </Box>
    </Box>
  );
}
