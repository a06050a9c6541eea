/*
 * Loaded into a server with LD_PRELOAD: records every change below the folder POWERCUT_FOLDER, and
 * every sync, in the order in which they happen. recording.ts reads what it writes.
 *
 * A change is recorded before it is made and a sync after it is done, so a process that is killed
 * has made all of its changes but perhaps the last one, and every sync it was told of is recorded.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES_MAX 4096

/* What is open below the folder, by descriptor: its inode, or 0 for everything else. */
static ino_t inodes[FILES_MAX];
static char is_shared_memory[FILES_MAX];

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int recording = -1;
static unsigned long recorded;

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

/* A gap in the recording would be taken for a loss of the server. */
static void give_up(const char *why, const char *name) {
  dprintf(STDERR_FILENO, "powercut: %s: %s\n", name, why);
  abort();
}

__attribute__((constructor)) static void begin(void) {
  folder = getenv("POWERCUT_FOLDER");
  const char *file = getenv("POWERCUT_RECORDING");
  if (!folder || !file) give_up("is not set", "POWERCUT_FOLDER or POWERCUT_RECORDING");
  folder_length = strlen(folder);
  recording = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (recording < 0) give_up("cannot be opened", file);
}

/* One line, and the bytes of a write behind it. The turn must be held. */
static void record(const struct iovec *bytes, int pieces, const char *format, ...) {
  char line[PATH_MAX * 2 + 64];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  struct iovec all[IOV_MAX];
  if (pieces >= IOV_MAX) give_up("has too many pieces", line);
  all[0] = (struct iovec){line, (size_t)length};
  ssize_t size = length;
  for (int at = 0; at < pieces; at += 1) {
    all[at + 1] = bytes[at];
    size += (ssize_t)bytes[at].iov_len;
  }
  if (syscall(SYS_writev, recording, all, pieces + 1) != size) give_up("cannot be recorded", line);
  recorded += 1;
}

/* The name below the folder, or NULL for what lies elsewhere. */
static const char *below(const char *path) {
  if (!folder || strncmp(path, folder, folder_length) != 0) return NULL;
  if (path[folder_length] == '\0') return ".";
  return path[folder_length] == '/' ? path + folder_length + 1 : NULL;
}

/* A descriptor may be closed without `close`, as libuv does: its number is another file's then. */
static ino_t inode_of(int file) {
  if (file < 0 || file >= FILES_MAX || !inodes[file]) return 0;
  struct stat found;
  if (fstat(file, &found) != 0 || found.st_ino != inodes[file] || S_ISSOCK(found.st_mode) || S_ISFIFO(found.st_mode))
    inodes[file] = 0;
  return inodes[file];
}

static int is_there(const char *path) {
  struct stat found;
  return stat(path, &found) == 0;
}

typedef int (*open_call)(const char *, int, ...);

static int open_recorded(open_call real, const char *path, int flags, mode_t mode) {
  const char *name = below(path);
  if (!name) {
    int other = real(path, flags, mode);
    if (other >= 0 && other < FILES_MAX) inodes[other] = 0;
    return other;
  }
  pthread_mutex_lock(&turn);
  int is_new = (flags & O_CREAT) && !is_there(path);
  int file = real(path, flags, mode);
  if (file >= 0) {
    struct stat found;
    if (file >= FILES_MAX || fstat(file, &found) != 0) give_up("cannot be followed", name);
    inodes[file] = found.st_ino;
    size_t length = strlen(name);
    is_shared_memory[file] = length > 4 && strcmp(name + length - 4, "-shm") == 0;
    record(NULL, 0, "%s %lu %s\n", is_new ? "create" : "open", found.st_ino, name);
    if (!is_new && (flags & O_TRUNC)) record(NULL, 0, "truncate %lu 0\n", found.st_ino);
  }
  int failure = errno;
  pthread_mutex_unlock(&turn);
  errno = failure;
  return file;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list values; \
    va_start(values, flags); \
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(values, mode_t) : 0; \
    va_end(values); \
    return open_recorded(real, path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

int close(int file) {
  REAL(close);
  if (file >= 0 && file < FILES_MAX) inodes[file] = 0;
  return real(file);
}

static ssize_t write_recorded(int file, const struct iovec *bytes, int pieces, off64_t offset) {
  size_t size = 0;
  for (int at = 0; at < pieces; at += 1) size += bytes[at].iov_len;
  pthread_mutex_lock(&turn);
  if (offset < 0) {
    struct stat found;
    int is_appending = fcntl(file, F_GETFL) & O_APPEND;
    fstat(file, &found);
    off64_t place = is_appending ? found.st_size : lseek64(file, 0, SEEK_CUR);
    record(bytes, pieces, "write %lu %ld %zu\n", inodes[file], (long)place, size);
  } else {
    record(bytes, pieces, "write %lu %ld %zu\n", inodes[file], (long)offset, size);
  }
  ssize_t written = offset < 0 ? syscall(SYS_writev, file, bytes, pieces)
                               : syscall(SYS_pwritev, file, bytes, pieces, offset, 0L);
  if (written != (ssize_t)size) give_up("was not written whole", "a file");
  pthread_mutex_unlock(&turn);
  return written;
}

ssize_t write(int file, const void *bytes, size_t size) {
  REAL(write);
  struct iovec piece = {(void *)bytes, size};
  return inode_of(file) ? write_recorded(file, &piece, 1, -1) : real(file, bytes, size);
}

ssize_t writev(int file, const struct iovec *bytes, int pieces) {
  REAL(writev);
  return inode_of(file) ? write_recorded(file, bytes, pieces, -1) : real(file, bytes, pieces);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) {
  REAL(pwrite64);
  struct iovec piece = {(void *)bytes, size};
  return inode_of(file) ? write_recorded(file, &piece, 1, offset) : real(file, bytes, size, offset);
}

ssize_t pwritev(int file, const struct iovec *bytes, int pieces, off_t offset) {
  REAL(pwritev);
  return inode_of(file) ? write_recorded(file, bytes, pieces, offset)
                        : real(file, bytes, pieces, offset);
}

int ftruncate64(int file, off64_t size) {
  REAL(ftruncate64);
  if (!inode_of(file)) return real(file, size);
  pthread_mutex_lock(&turn);
  record(NULL, 0, "truncate %lu %ld\n", inodes[file], (long)size);
  int result = real(file, size);
  if (result != 0) give_up("was not truncated", "a file");
  pthread_mutex_unlock(&turn);
  return result;
}

/* What was recorded when the sync began is on the disk when it has succeeded. */
static int sync_recorded(int (*real)(int), int file) {
  pthread_mutex_lock(&turn);
  unsigned long covered = recorded;
  ino_t inode = inodes[file];
  pthread_mutex_unlock(&turn);
  int result = real(file);
  if (result != 0) return result;
  pthread_mutex_lock(&turn);
  record(NULL, 0, "sync %lu %lu\n", inode, covered);
  pthread_mutex_unlock(&turn);
  return 0;
}

int fsync(int file) {
  REAL(fsync);
  return inode_of(file) ? sync_recorded(real, file) : real(file);
}

int fdatasync(int file) {
  REAL(fdatasync);
  return inode_of(file) ? sync_recorded(real, file) : real(file);
}

int unlink(const char *path) {
  REAL(unlink);
  const char *name = below(path);
  if (!name) return real(path);
  pthread_mutex_lock(&turn);
  if (is_there(path)) record(NULL, 0, "unlink %s\n", name);
  int result = real(path);
  int failure = errno;
  pthread_mutex_unlock(&turn);
  errno = failure;
  return result;
}

int rename(const char *from, const char *to) {
  REAL(rename);
  const char *old_name = below(from);
  const char *new_name = below(to);
  if (!old_name && !new_name) return real(from, to);
  if (!old_name || !new_name) give_up("is moved across the border of the folder", from);
  pthread_mutex_lock(&turn);
  record(NULL, 0, "rename %s\t%s\n", old_name, new_name);
  int result = real(from, to);
  if (result != 0) give_up("was not renamed", old_name);
  pthread_mutex_unlock(&turn);
  return result;
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  const char *name = below(path);
  if (!name) return real(path, mode);
  pthread_mutex_lock(&turn);
  int result = real(path, mode);
  struct stat made;
  if (result == 0 && stat(path, &made) == 0) record(NULL, 0, "mkdir %lu %s\n", made.st_ino, name);
  int failure = errno;
  pthread_mutex_unlock(&turn);
  errno = failure;
  return result;
}

/* Memory that is written cannot be followed; the index of the log lives in memory only anyway. */
void *mmap64(void *place, size_t size, int rights, int flags, int file, off64_t offset) {
  REAL(mmap64);
  if ((flags & MAP_SHARED) && (rights & PROT_WRITE) && inode_of(file) && !is_shared_memory[file])
    give_up("is written through memory, which cannot be recorded", "a file");
  return real(place, size, rights, flags, file, offset);
}
