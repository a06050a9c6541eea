// A data table: the Indonesian texts of webhooks: their deliveries, why one did not arrive, and the
// receiver.

export const webhooks = {
  // All webhooks
  'Every event with its attempts to deliver it.':
    'Setiap peristiwa beserta percobaan pengirimannya.',
  'Receiver and reports': 'Penerima dan laporan',
  'Why did mine not arrive?': 'Mengapa webhook saya tidak sampai?',
  Events: 'Peristiwa',
  'Filter webhooks': 'Saring webhook',
  'About object': 'Tentang objek',
  Attempts: 'Percobaan',
  Trouble: 'Masalah',
  'Any cause': 'Semua penyebab',
  'Resend all that match': 'Kirim ulang semua yang cocok',
  'Resend all': 'Kirim ulang semua',
  'Send every webhook of this filter again?': 'Kirim ulang setiap webhook dalam saringan ini?',
  'Send every webhook of the account again?': 'Kirim ulang setiap webhook akun ini?',
  '{count|webhook|webhooks} sent again, with the same ids and bytes.':
    '{count} webhook dikirim ulang, dengan id dan byte yang sama.',
  'No webhook has been written yet.': 'Belum ada webhook yang ditulis.',
  'A webhook is written when something changes, such as a payment that succeeds. Objects say which step sends one.':
    'Webhook ditulis saat sesuatu berubah, misalnya pembayaran yang berhasil. Halaman objek menyebutkan langkah mana yang mengirimnya.',
  'A resend has the same webhook id, so that a receiver can tell that it has seen it.':
    'Kiriman ulang punya id webhook yang sama, sehingga penerima tahu bahwa webhook itu sudah pernah dilihatnya.',

  // One webhook
  'Sent and received': 'Dikirim dan diterima',
  'The receiver did not respond.': 'Penerima tidak menjawab.',
  'The response had no body.': 'Responsnya tanpa isi.',
  'The receiver said (first 500 characters):': 'Jawaban penerima (500 karakter pertama):',
  'It was never sent.': 'Belum pernah dikirim.',
  'It is about to be sent.': 'Segera dikirim.',
  'Attempt {number}': 'Percobaan {number}',
  'Not sent': 'Tidak dikirim',
  'No response': 'Tanpa respons',
  Resend: 'Kirim ulang',
  Automatic: 'Otomatis',
  'Webhook id': 'Id webhook',
  'that of the account': 'URL akun',
  'Next attempt': 'Percobaan berikutnya',
  'Sent again, with the same id and bytes.': 'Dikirim ulang, dengan id dan byte yang sama.',
  'Body, as it is sent': 'Isi, seperti yang dikirim',
  'the body': 'isi',

  // Those that did not arrive
  'Every webhook that did not arrive, by its cause, with what to do about it.':
    'Setiap webhook yang tidak sampai, menurut penyebabnya, beserta cara mengatasinya.',
  'By cause': 'Menurut penyebab',
  '{event} of {object}, {time}': '{event} dari {object}, {time}',
  'more than {count|webhook|webhooks}': 'lebih dari {count} webhook',
  'Resend all of this cause': 'Kirim ulang semua dari penyebab ini',
  'Resend {count|webhook|webhooks}': 'Kirim ulang {count} webhook',
  'Resend all {webhooks}': 'Kirim ulang semua {webhooks}',
  '{count|webhook|webhooks} sent again.': '{count} webhook dikirim ulang.',
  'What is set up now': 'Pengaturan saat ini',
  Fine: 'Baik',
  'Look here': 'Periksa',
  '{count|callback URL|callback URLs} in {mode} mode': '{count} URL callback dalam mode {mode}',
  'No callback URL in {mode} mode': 'Tidak ada URL callback dalam mode {mode}',
  'No webhook chaos': 'Tidak ada gangguan webhook',
  'Webhook chaos drops, delays or repeats deliveries':
    'Gangguan webhook menghilangkan, menunda, atau mengulang pengiriman',
  'The clock is frozen: retries wait until it moves':
    'Jam sedang berhenti: percobaan ulang menunggu sampai jam berjalan',
  'The clock runs: retries come by themselves': 'Jam berjalan: percobaan ulang terjadi sendiri',
  'No webhook of this account and mode was refused or lost.':
    'Tidak ada webhook akun dan mode ini yang ditolak atau hilang.',
  'Those that were not tried yet are on their way. Is it about another account or mode? Choose it above. Was there no webhook at all? Look at the object: it says which step sends one.':
    'Yang belum dicoba masih dalam perjalanan. Untuk akun atau mode lain, pilih di atas. Tidak ada webhook sama sekali? Lihat objeknya: di sana disebutkan langkah mana yang mengirimnya.',
  'About one object': 'Tentang satu objek',
  'The page of an object says which of its webhooks were sent, and why one did not arrive or was never written.':
    'Halaman objek menyebutkan webhook mana yang dikirim, dan mengapa sebuah webhook tidak sampai atau tidak pernah ditulis.',
  Look: 'Lihat',
  'Object, webhook or reference': 'Objek, webhook, atau referensi',

  // The receiver
  'Where webhooks of {mode} mode go, and how they are verified.':
    'Ke mana webhook mode {mode} dikirim, dan bagaimana diverifikasi.',
  'Callback URLs': 'URL callback',
  'No URL is set: webhooks are written, and sent nowhere.':
    'Belum ada URL: webhook ditulis, tetapi tidak dikirim ke mana pun.',
  'Set one for the family “default”, and every webhook that has no other URL goes there.':
    'Atur URL untuk keluarga “default”, maka setiap webhook tanpa URL lain dikirim ke sana.',
  Family: 'Keluarga',
  'Family of events': 'Keluarga peristiwa',
  'Set the URL': 'Atur URL',
  'Set a callback URL': 'Atur URL callback',
  'Remove this URL?': 'Hapus URL ini?',
  'The URL of {family} is removed.': 'URL {family} dihapus.',
  'Webhooks of {family} go to {address} now.': 'Webhook {family} kini dikirim ke {address}.',
  'Private addresses': 'Alamat privat',
  'Private addresses too, in {mode} mode': 'Juga ke alamat privat, dalam mode {mode}',
  'Webhooks may go to private addresses.': 'Webhook boleh dikirim ke alamat privat.',
  'The start of the server decides about private addresses.':
    'Alamat privat diatur saat server dimulai.',
  Verification: 'Verifikasi',
  'Every delivery carries the token as {header} and is signed with the signing secret.':
    'Setiap pengiriman membawa token sebagai {header} dan ditandatangani dengan rahasia penandatanganan.',
  'Verification token': 'Token verifikasi',
  'Signing secret': 'Rahasia penandatanganan',
  Hide: 'Sembunyikan',
  Secret: 'Rahasia',
  Rotate: 'Rotasi',
  'Rotate a secret': 'Rotasi rahasia',
  'Rotated: the former one is not used any more.': 'Dirotasi: yang lama tidak dipakai lagi.',
  'Rotated. The former one stays in use until {time}.':
    'Dirotasi. Yang lama tetap dipakai sampai {time}.',
  'Hours of overlap': 'Jam tumpang tindih',
  'New token': 'Token baru',
  random: 'acak',

  // Its health
  'Delivery health': 'Kesehatan pengiriman',
  'Delivery health, every six hours': 'Kesehatan pengiriman, setiap enam jam',
  'No report yet.': 'Belum ada laporan.',
  'One is made for every six hours in which something was sent.':
    'Laporan dibuat untuk setiap enam jam yang ada pengirimannya.',
  'Still open': 'Masih terbuka',
  Closed: 'Ditutup',
  Refused: 'Ditolak',
  'Given up': 'Dihentikan',
  'Without URL': 'Tanpa URL',
  'Mail about delivery health': 'Email tentang kesehatan pengiriman',
  'No mail was written. One is written when deliveries of the last six hours need somebody.':
    'Belum ada email. Email ditulis saat pengiriman enam jam terakhir perlu perhatian.',
  'To {address}': 'Ke {address}',
  'To nobody: no address is set.': 'Tidak dikirim: alamat belum diatur.',
  'Notifications of payers': 'Pemberitahuan kepada pembayar',
  'None yet.': 'Belum ada.',
  'Invoices that ask for it notify their payers; nothing is really sent.':
    'Faktur yang memintanya memberi tahu pembayarnya; tidak ada yang benar-benar dikirim.',
};
