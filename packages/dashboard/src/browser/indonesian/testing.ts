// A data table: the Indonesian texts of the test tools: the clock, failures and snapshots.

export const testing = {
  // The clock
  'The time that all test accounts see. Moving it does what falls due on the way: expiry, settlement, retries.':
    'Waktu yang dilihat semua akun uji. Memajukannya menjalankan yang jatuh tempo di antaranya: kedaluwarsa, penyelesaian, percobaan ulang.',
  Now: 'Sekarang',
  Frozen: 'Berhenti',
  Running: 'Berjalan',
  'Ahead of real time': 'Mendahului waktu nyata',
  'Next due job': 'Pekerjaan berikutnya yang jatuh tempo',
  'Let it run': 'Jalankan',
  Freeze: 'Hentikan',
  'The clock runs.': 'Jam berjalan.',
  'The clock stands still.': 'Jam berhenti.',
  'The clock could not be moved.': 'Jam tidak dapat dimajukan.',
  '1 minute': '1 menit',
  '1 hour': '1 jam',
  '1 day': '1 hari',
  '30 days': '30 hari',
  minutes: 'menit',
  hours: 'jam',
  days: 'hari',
  Unit: 'Satuan',
  Advance: 'Majukan',
  'Advance {span}': 'Majukan {span}',
  'Advance by': 'Majukan sebanyak',
  'Advance by a span': 'Majukan sebanyak rentang waktu',
  'to the next due job': 'ke pekerjaan berikutnya',
  'Advance to the next due job ({span})': 'Majukan ke pekerjaan berikutnya ({span})',
  'Freeze then': 'Hentikan pada saat itu',
  'Freeze at a later moment': 'Hentikan pada saat nanti',
  'Freeze at (local time)': 'Hentikan pada (waktu setempat)',
  'Way of the clock': 'Kemajuan jam',
  '{count|job|jobs} done': '{count} pekerjaan selesai',
  'about {span} left': 'sisa sekitar {span}',
  'Stop and freeze here': 'Berhenti di sini',
  '{count|job|jobs} done on the way.': '{count} pekerjaan dijalankan di antaranya.',
  'Advanced {span}: {done}': 'Maju {span}: {done}',
  'Stopped on the way: {done}': 'Berhenti di tengah jalan: {done}',
  'What happened': 'Yang terjadi',
  'Nothing fell due on the way.': 'Tidak ada yang jatuh tempo di antaranya.',
  'The clock was moved, and no job waited in between.':
    'Jam dimajukan, dan tidak ada pekerjaan yang menunggu di antaranya.',
  Job: 'Pekerjaan',
  Done: 'Dijalankan',
  'Webhooks or mails were still on their way when it ended.':
    'Masih ada webhook atau email dalam perjalanan saat selesai.',

  // Failures
  'Failures on purpose: declined payments, failing requests, lost webhooks. The same seed repeats the same failures.':
    'Yang sengaja dibuat gagal: saluran yang menolak, permintaan yang terputus, webhook yang hilang. Seed yang sama mengulang hal yang sama.',
  'Failures exist in test mode only: what you set here does nothing to live mode.':
    'Kegagalan hanya ada dalam mode uji: pengaturan di sini tidak berpengaruh pada mode nyata.',
  Recipes: 'Resep',
  'Such as {examples}': 'Misalnya {examples}',
  '{field} must be a number, not {text}.': '{field} harus berupa angka, bukan {text}.',
  Wallet: 'Dompet digital',
  'HTTP status': 'Status HTTP',
  Seconds: 'Detik',
  'Lost attempts': 'Percobaan yang hilang',
  'Decline the next card': 'Tolak kartu berikutnya',
  'The bank declines the card. The payment fails with this code.':
    'Bank menolak. Pembayaran gagal dengan kode itu.',
  'The next card is declined with {code}.': 'Kartu berikutnya ditolak dengan {code}.',
  'Decline the next payment of a wallet': 'Tolak pembayaran dompet digital berikutnya',
  'The wallet refuses the payer, whatever the amount is.':
    'Dompet digital menolak pembayar, berapa pun jumlahnya.',
  'Decline the next payment': 'Tolak pembayaran berikutnya',
  'The next payment with {channel} is declined with {code}.':
    'Pembayaran berikutnya dengan {channel} ditolak dengan {code}.',
  'A slow channel': 'Saluran lambat',
  'The channel takes its time, and the request waits for it.':
    'Saluran membutuhkan waktu, dan permintaan menunggunya.',
  'Slow the next payment': 'Perlambat pembayaran berikutnya',
  'The channel takes {count|second|seconds} for the next payment.':
    'Saluran membutuhkan {count} detik untuk pembayaran berikutnya.',
  'A late payment': 'Pembayaran terlambat',
  'The channel does not say how it ended until a day later, on the clock of test accounts.':
    'Saluran baru memberi tahu hasilnya sehari kemudian, menurut jam akun uji.',
  'Delay the next payment': 'Tunda pembayaran berikutnya',
  'The next payment stays pending for 24 hours. Advance the clock to see its end.':
    'Pembayaran berikutnya tertunda selama 24 jam. Majukan jam untuk melihat hasilnya.',
  'A response of the channel is lost': 'Respons saluran hilang',
  'The payment was made, but the platform learns of it 15 minutes later.':
    'Pembayaran terjadi, tetapi platform baru mengetahuinya 15 menit kemudian.',
  'Lose the next response': 'Hilangkan respons berikutnya',
  'The response of the channel to the next payment is lost for 15 minutes.':
    'Respons saluran untuk pembayaran berikutnya hilang selama 15 menit.',
  'The next refund fails': 'Pengembalian dana berikutnya gagal',
  'The channel declines the refund.': 'Saluran menolak mengembalikan dana.',
  'Fail the next refund': 'Gagalkan pengembalian dana berikutnya',
  'The next refund fails.': 'Pengembalian dana berikutnya gagal.',
  'The next request gets an error': 'Permintaan berikutnya mendapat kesalahan',
  'Nothing is done. Does your client try again, with the same idempotency key?':
    'Tidak ada yang dilakukan. Apakah klien Anda mencoba lagi dengan kunci idempotensi yang sama?',
  'Fail the next request': 'Gagalkan permintaan berikutnya',
  'The next request gets {status}.': 'Permintaan berikutnya mendapat {status}.',
  'The next response is lost': 'Respons berikutnya hilang',
  'The request is carried out, then the connection is cut. A client that only repeats it pays twice.':
    'Permintaan dilakukan, lalu koneksi diputus. Klien yang sekadar mengulanginya membayar dua kali.',
  'Cut the next response': 'Putus respons berikutnya',
  'The next request is carried out, and its response is lost.':
    'Permintaan berikutnya dilakukan, dan responsnya hilang.',
  'A slow response': 'Respons lambat',
  'Does your client wait, or give up and ask again?':
    'Apakah klien Anda menunggu, atau menyerah lalu meminta lagi?',
  'Slow the next response': 'Perlambat respons berikutnya',
  'The next response comes {count|second|seconds} later.':
    'Respons berikutnya datang {count} detik lebih lambat.',
  'The next webhook is lost': 'Webhook berikutnya hilang',
  'Its first attempts never arrive. The retries come after 15 minutes, 45 minutes and 2 hours.':
    'Percobaan pertamanya tidak pernah sampai. Percobaan ulang datang setelah 15 menit, 45 menit, dan 2 jam.',
  'Lose the next webhook': 'Hilangkan webhook berikutnya',
  'The next webhook is lost {count|time|times}. Advance the clock to see its retries.':
    'Webhook berikutnya hilang {count} kali. Majukan jam untuk melihat percobaan ulangnya.',
  'The next webhook comes twice': 'Webhook berikutnya datang dua kali',
  'With the same id. Does your receiver handle it once?':
    'Dengan id yang sama. Apakah penerima Anda memprosesnya satu kali?',
  'Double the next webhook': 'Gandakan webhook berikutnya',
  'The next webhook is sent twice, with the same id.':
    'Webhook berikutnya dikirim dua kali, dengan id yang sama.',
  'The webhook overtakes the response': 'Webhook mendahului respons',
  'The next one arrives before the request that caused it has got its response.':
    'Webhook berikutnya sampai sebelum permintaan penyebabnya mendapat respons.',
  'Send the next one early': 'Kirim yang berikutnya lebih awal',
  'The next webhook arrives before the response.': 'Webhook berikutnya sampai sebelum respons.',

  // Outcome scripts
  'Outcome scripts': 'Skrip hasil',
  'No script: channels do what the amounts say.': 'Tanpa skrip: saluran mengikuti jumlah uangnya.',
  'A script makes the next payments fail, time out or wait, whatever their amount.':
    'Skrip membuat pembayaran berikutnya gagal, kehabisan waktu, atau menunggu, berapa pun jumlahnya.',
  'Add the script': 'Tambah skrip',
  'Add an outcome script': 'Tambah skrip hasil',
  'The script is set: it decides {count|time|times}.': 'Skrip aktif: menentukan {count} kali.',
  'Delete this script?': 'Hapus skrip ini?',
  'The script is deleted.': 'Skrip dihapus.',
  Authorization: 'Otorisasi',
  Linking: 'Penautan',
  Anything: 'Apa saja',
  Succeed: 'Berhasil',
  Fail: 'Gagal',
  Pending: 'Tertunda',
  'Time out': 'Kehabisan waktu',
  'Lose response': 'Respons hilang',
  Afterwards: 'Setelah itu',
  'As usual': 'Seperti biasa',
  'The same for ever': 'Sama seterusnya',
  'From the start': 'Dari awal',
  everything: 'semua',
  'then as usual': 'lalu seperti biasa',
  'and so on for ever': 'dan seterusnya',
  'then from the start': 'lalu dari awal',
  Used: 'Terpakai',
  Waiting: 'Menunggu',
  'Used up': 'Habis',
  'that of the channel': 'kode saluran',
  'Delay in ms': 'Penundaan dalam md',

  // Faults of requests
  'Faults of requests': 'Gangguan permintaan',
  Faults: 'Gangguan',
  Fault: 'Gangguan',
  'No fault: requests get the responses they should.':
    'Tanpa gangguan: permintaan mendapat respons yang semestinya.',
  'A fault tests how a client survives a 503, a slow response or a lost one.':
    'Gangguan menguji bagaimana klien bertahan dari 503, respons lambat, atau respons yang hilang.',
  Matches: 'Cocok dengan',
  Does: 'Akibat',
  Times: 'Kali',
  Affected: 'Terkena',
  'without end': 'tanpa batas',
  'Responds with {status}': 'Menjawab dengan {status}',
  'Responds {count} ms later': 'Menjawab {count} md lebih lambat',
  'Cuts the connection; nothing is done': 'Memutus koneksi; tidak ada yang dilakukan',
  'Does it, then cuts the connection': 'Melakukannya, lalu memutus koneksi',
  'An error response': 'Respons kesalahan',
  'Connection cut, nothing done': 'Koneksi diputus, tidak ada yang dilakukan',
  'Connection cut, all done': 'Koneksi diputus, semua dilakukan',
  'Status, or milliseconds': 'Status, atau milidetik',
  'that of the endpoint': 'kode endpoint',
  'Part of requests': 'Bagian dari permintaan',
  Inject: 'Sisipkan',
  'Inject a fault': 'Sisipkan gangguan',
  'Delete this fault?': 'Hapus gangguan ini?',
  'The fault is deleted.': 'Gangguan dihapus.',
  'The fault waits for its requests.': 'Gangguan menunggu permintaannya.',

  // Chaos of webhooks
  'Chaos of webhooks': 'Gangguan webhook',
  'Webhooks are sent once, in order and on time. Parts are numbers from 0 to 1: 0.5 is every second delivery.':
    'Webhook dikirim satu kali, berurutan, dan tepat waktu. Bagian adalah angka 0 sampai 1: 0,5 berarti setiap pengiriman kedua.',
  'Chaos is on.': 'Gangguan aktif.',
  'Lost on the way': 'Hilang di jalan',
  Delayed: 'Ditunda',
  'Sent twice': 'Dikirim dua kali',
  'After the next one': 'Setelah yang berikutnya',
  'Signed too old': 'Tanda tangan terlalu lama',
  'Before the response': 'Sebelum respons',
  'First attempts that are lost: {count}.': 'Percobaan pertama yang hilang: {count}.',
  'Only the next {count|webhook|webhooks}.': 'Hanya {count} webhook berikutnya.',
  'Delays up to {span}. Seed {seed}.': 'Penundaan sampai {span}. Seed {seed}.',
  End: 'Akhiri',
  'End the chaos?': 'Akhiri gangguan?',
  'Webhooks arrive as they should again.': 'Webhook kembali sampai sebagaimana mestinya.',
  'Set the chaos': 'Atur gangguan',
  'Set webhook chaos': 'Atur gangguan webhook',
  'Longest delay in s': 'Penundaan terlama dalam detik',
  'Only these events': 'Hanya peristiwa ini',

  // Snapshots
  'Everything in a test account at one moment, to come back to. Keys and URLs stay as they are.':
    'Seluruh isi akun uji pada satu saat, untuk dikembalikan nanti. Kunci dan URL tidak berubah.',
  'Snapshots of this account': 'Cuplikan akun ini',
  'No snapshot yet.': 'Belum ada cuplikan.',
  'Take one before a test, and restore it afterwards.':
    'Ambil sebelum pengujian, lalu pulihkan sesudahnya.',
  'Take a snapshot': 'Ambil cuplikan',
  'before the refund': 'sebelum pengembalian dana',
  Taken: 'Diambil',
  Restore: 'Pulihkan',
  'Put the account back?': 'Kembalikan isi akun?',
  Download: 'Unduh',
  'Delete this snapshot?': 'Hapus cuplikan ini?',
  'The snapshot is deleted.': 'Cuplikan dihapus.',
  'The account is back as it was: {count|object|objects}.':
    'Isi akun sudah kembali: {count} objek.',
  'Taken: {count|object|objects}.': 'Diambil: {count} objek.',
  'The file is downloaded. It can be committed, and restored on another server.':
    'Berkas diunduh. Berkas dapat disimpan di repositori dan dipulihkan di server lain.',
  Fork: 'Gandakan',
  'A new account with everything this one has now, and a key of its own.':
    'Akun baru dengan seluruh isi akun ini sekarang, dan kunci sendiri.',
  'Fork the account': 'Gandakan akun',
  'Name of the copy': 'Nama salinan',
  'Forked. Choose the new account above.': 'Digandakan. Pilih akun baru di atas.',
  'From a file': 'Dari berkas',
  'Restore the file': 'Pulihkan berkas',
  'Restore from a file': 'Pulihkan dari berkas',
  'Snapshot file': 'Berkas cuplikan',
  'Set the clock back too': 'Kembalikan jam juga',
  Reset: 'Kosongkan',
  'Empties the account. Keys, settings and URLs stay; take a snapshot first if you may want it back.':
    'Mengosongkan akun. Kunci, pengaturan, dan URL tetap; ambil cuplikan dahulu bila isinya mungkin diperlukan lagi.',
  'Reset the account': 'Kosongkan akun',
  'Empty {name}?': 'Kosongkan {name}?',
  'Emptied: {count|object|objects} deleted.': 'Dikosongkan: {count} objek dihapus.',
};
