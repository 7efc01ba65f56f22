import type { Uncounted } from '../record/uncounted.ts';

// Within a sentence, before what the office does about it: "4 scanned pages, not counted yet".

const thousands = new Intl.NumberFormat('en-US');

export function nameUncounted({ kind, pages, documents, playingTime }: Uncounted): string {
  switch (kind) {
    case 'scan':
      return pages === undefined ? 'a scan' : `${thousands.format(pages)} scanned ${unit(pages)}`;
    case 'unreadable':
      return pages === undefined
        ? 'text that no program can read'
        : `${thousands.format(pages)} ${unit(pages)} without readable text`;
    case 'picture':
      return 'a picture';
    case 'audio':
    case 'video':
      return playingTime === undefined ? kind : `${playingTime} minutes of ${kind}`;
    case 'archive':
      return documents === undefined
        ? 'an archive'
        : `an archive of ${thousands.format(documents)} ${documents === 1 ? 'file' : 'files'}`;
    case 'locked':
      return 'a locked file';
    case 'empty':
      return 'an empty file';
    case 'damaged':
      return 'a damaged file';
    case 'unread':
      return 'an unread file';
  }
}

function unit(pages: number): string {
  return pages === 1 ? 'page' : 'pages';
}

export function nameUncountedInHans({ kind, pages, documents, playingTime }: Uncounted): string {
  switch (kind) {
    case 'scan':
      return pages === undefined ? '扫描件' : `扫描件${thousands.format(pages)}页`;
    case 'unreadable':
      return pages === undefined ? '文字无法读取' : `${thousands.format(pages)}页文字无法读取`;
    case 'picture':
      return '图片';
    case 'audio':
      return `音频${playingTime ?? ''}`;
    case 'video':
      return `视频${playingTime ?? ''}`;
    case 'archive':
      return documents === undefined
        ? '压缩包'
        : `压缩包，内含${thousands.format(documents)}个文件`;
    case 'locked':
      return '加密文件';
    case 'empty':
      return '空文件';
    case 'damaged':
      return '已损坏的文件';
    case 'unread':
      return '未能读取的文件';
  }
}

export function nameUncountedInHant({ kind, pages, documents, playingTime }: Uncounted): string {
  switch (kind) {
    case 'scan':
      return pages === undefined ? '掃描檔' : `掃描檔${thousands.format(pages)}頁`;
    case 'unreadable':
      return pages === undefined ? '文字無法讀取' : `${thousands.format(pages)}頁文字無法讀取`;
    case 'picture':
      return '圖片';
    case 'audio':
      return `音訊${playingTime ?? ''}`;
    case 'video':
      return `影片${playingTime ?? ''}`;
    case 'archive':
      return documents === undefined
        ? '壓縮檔'
        : `壓縮檔，內含${thousands.format(documents)}個檔案`;
    case 'locked':
      return '加密檔案';
    case 'empty':
      return '空白檔案';
    case 'damaged':
      return '已毀損的檔案';
    case 'unread':
      return '未能讀取的檔案';
  }
}
