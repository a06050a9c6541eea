// A data table: the Indonesian texts of the server: operators, the audit log, the books and the
// channels.

export const server = {
  // Operators
  'Who may use this dashboard, the command line and the control API, beside the control token.':
    'Siapa yang boleh memakai dasbor ini, baris perintah, dan API kontrol, selain token kontrol.',
  Role: 'Peran',
  Added: 'Ditambahkan',
  'There is none beside root, the control token.': 'Belum ada selain root, yaitu token kontrol.',
  'Give people and programs tokens of their own: the audit log then says who did what.':
    'Beri setiap orang dan program token sendiri: log audit lalu mencatat siapa melakukan apa.',
  'Reason, for the audit log': 'Alasan, untuk log audit',
  'Add the operator': 'Tambah operator',
  'Add an operator': 'Tambah operator',
  'The token of {name}': 'Token {name}',
  'the token': 'token',
  'Replace the token': 'Ganti token',
  'Replace the token of {name}?': 'Ganti token {name}?',
  'The former token of {name} gets 401 from now on.':
    'Mulai sekarang token lama {name} mendapat 401.',
  'Remove {name}?': 'Hapus {name}?',
  '{name} is added.': '{name} ditambahkan.',
  '{name} is removed: the token gets 401 from now on.':
    '{name} dihapus: mulai sekarang tokennya mendapat 401.',
  'Another role': 'Peran lain',
  'A viewer reads; an operator also acts in test mode and resends webhooks; an admin also decides about accounts, keys and operators.':
    'viewer membaca; operator juga bertindak dalam mode uji dan mengirim ulang webhook; admin juga memutuskan tentang akun, kunci, dan operator.',
  'Give the role': 'Beri peran',
  'Give another role': 'Beri peran lain',
  '{name} has the role {role} from now on.': 'Mulai sekarang {name} berperan {role}.',
  'Your token': 'Token Anda',
  'Replace it when somebody may have seen it, and from time to time.':
    'Ganti bila mungkin dilihat orang lain, dan secara berkala.',
  'Replace my token': 'Ganti token saya',
  'Replace your token?': 'Ganti token Anda?',
  'This tab has the new token. Your former one gets 401 from now on, also elsewhere.':
    'Tab ini memakai token baru. Mulai sekarang token lama Anda mendapat 401, juga di tempat lain.',

  // The audit log
  'What operators did, from the dashboard, the command line and the control API.':
    'Yang dilakukan operator, dari dasbor, baris perintah, dan API kontrol.',
  Acts: 'Tindakan',
  'Filter the acts': 'Saring tindakan',
  Who: 'Siapa',
  'the start': 'saat mulai',
  Details: 'Rincian',
  Input: 'Masukan',
  'the act': 'tindakan',
  Verify: 'Verifikasi',
  'Entry {sequence}: {problem}': 'Entri {sequence}: {problem}',
  'The log is whole. Note this to check later that nothing was cut off: {mark}':
    'Log utuh. Catat ini untuk memeriksa kelak bahwa tidak ada yang terpotong: {mark}',
  'No such act.': 'Tidak ada tindakan seperti itu.',
  'Everything that changes something is listed here; reads are not.':
    'Semua yang mengubah sesuatu tercantum di sini; pembacaan tidak.',

  // The books
  'Invariants of all accounts': 'Invarian semua akun',
  'Check now': 'Periksa sekarang',
  'Checked {time}': 'Diperiksa {time}',
  'All books agree.': 'Semua pembukuan cocok.',
  'Postings sum to zero, balances follow from their lines, and transactions equal what was posted.':
    'Jumlah posting nol, saldo sesuai barisnya, dan transaksi sama dengan yang diposting.',
  Breaches: 'Pelanggaran',
  Law: 'Hukum',
  'Put money in or take some out': 'Setor atau tarik uang',
  'Move the money': 'Pindahkan uang',
  'Adjust the balance': 'Sesuaikan saldo',
  'Done.': 'Selesai.',
  'Put in': 'Setor',
  'Take out': 'Tarik',
  Description: 'Keterangan',
  'Moved by an operator': 'Dipindahkan oleh operator',
  'Transactions that no payment makes': 'Transaksi yang bukan dari pembayaran',
  'Post it': 'Posting',
  'Post a transaction': 'Posting transaksi',
  '{id} is posted.': '{id} sudah diposting.',
  Category: 'Kategori',
  'Move it on': 'Ubah status',
  'Move a transaction on': 'Ubah status transaksi',
  'To status': 'Ke status',
  'Find them under {objects}.': 'Semuanya ada di {objects}.',
  // Ledgers
  VAT: 'PPN',
  'In transit': 'Dalam perjalanan',
  'Channel clearing': 'Kliring saluran',
  Settled: 'Terselesaikan',
  'Processor fees': 'Biaya pemroses',
  Suspense: 'Penampungan sementara',

  // Money
  Money: 'Uang',
  'Put some in under Books, or let a payment succeed.':
    'Setor di Pembukuan, atau buat satu pembayaran berhasil.',
  'Money in and out by day in {currency}': 'Uang masuk dan keluar per hari dalam {currency}',
  'Money by day in {currency}': 'Uang per hari dalam {currency}',
  'Figures by day': 'Angka per hari',
  'A bar with a gap is higher than it is drawn.':
    'Batang yang terputus lebih tinggi daripada gambarnya.',
  In: 'Masuk',
  Out: 'Keluar',
  Fees: 'Biaya',
  Transactions: 'Transaksi',
  'Ledgers in {currency}': 'Buku besar dalam {currency}',

  // Channels
  'Banks, wallets, card networks, outlets and QR networks, with their limits.':
    'Bank, dompet digital, jaringan kartu, gerai, dan jaringan QR, beserta batasnya.',
  '{count|channel|channels}': '{count} saluran',
  'Filter channels': 'Saring saluran',
  'Code, name, country or currency': 'Kode, nama, negara, atau mata uang',
  'No channel is called so.': 'Tidak ada saluran bernama demikian.',
  'Clear the filter to see all.': 'Hapus saringan untuk melihat semua.',
  'At least': 'Paling sedikit',
  'At most': 'Paling banyak',
  Needs: 'Memerlukan',
};
